import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lab } from '@trueseason/style/color';
import sharp from 'sharp';
import type { Light } from './light.ts';

const FOLDER = join(import.meta.dirname, '../../pictures');

/** True colors, Lab under D65. */
export type Palette = Readonly<Record<'skin' | 'hair' | 'brow' | 'iris' | 'sclera' | 'lips', Lab>>;

const CUSTOMER = ['customer-1', 'customer-2', 'customer-3', 'customer-4', 'customer-5'] as const;
type CustomerPicture = (typeof CUSTOMER)[number];
/** From very light skin to very deep, undertones mixed. */
export const PEOPLE = Array.from({ length: 12 }, (_, i) => `person-${i + 1}` as `person-${number}`);

export type PictureName =
  | CustomerPicture
  | `person-${number}`
  | 'eyes-closed'
  | 'sunglasses'
  | 'hat'
  | 'two-people'
  | 'landscape'
  | `camera-${'straight' | 'far' | 'near' | 'left' | 'leaning' | 'wide'}`
  | `camera-${'turned-9' | 'turned-18' | 'turned-25' | 'turned-back-10'}`
  | `camera-${'light' | 'deep'}-${'straight' | 'side-light'}`;

interface PictureTruth {
  /** The key of `people`. */
  readonly person?: string;
  /** The light it is photographed in unless another is asked for. */
  readonly light?: Light;
  /** In pixels of the picture as stored, the one to its left first. */
  readonly irises?: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
  /** The mean color of the lips as painted, shading included. */
  readonly lips?: Lab;
}

const truth: {
  readonly people: Readonly<Record<string, Palette>>;
  readonly pictures: Readonly<Record<string, PictureTruth>>;
} = JSON.parse(readFileSync(join(FOLDER, 'truth.json'), 'utf8'));

export const truthOf = (name: PictureName): PictureTruth => truth.pictures[name] ?? {};

/** The true colors of the person in a picture. */
export function paletteOf(name: PictureName): Palette {
  const palette = truth.people[truthOf(name).person ?? ''];
  if (!palette) throw new Error(`The colors of ${name} are not known`);
  return palette;
}

/** The first pictures of the one person that tests of the whole product photograph. */
export const customerPictures = (count: number): readonly CustomerPicture[] => CUSTOMER.slice(0, count);

export const openPicture = (name: PictureName) => sharp(join(FOLDER, `${name}.avif`)).removeAlpha();

/** What a pixel shows; the values of a region map. */
export const REGIONS = {
  background: 0,
  /** Skin of the face. */
  skin: 1,
  /** Neck, chest and ears. */
  body: 2,
  hair: 3,
  clothes: 4,
  iris: 5,
  sclera: 6,
  brow: 7,
  lips: 8,
  /** Pupil, lashes, nostrils, the line of the mouth. */
  detail: 12,
} as const;
export type RegionName = keyof typeof REGIONS;

export interface RegionMap {
  readonly width: number;
  readonly height: number;
  readonly region: Uint8Array;
}

/** What each pixel of one of the customer's first three pictures shows, as values of `REGIONS`. */
export async function regionsOf(name: 'customer-1' | 'customer-2' | 'customer-3'): Promise<RegionMap> {
  const map = sharp(join(FOLDER, `${name}.regions.png`))
    .toColourspace('b-w')
    .raw();
  const { data, info } = await map.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, region: data };
}
