import { type AnalysisResult, type ColorUse, type Feature, keysOf, type NamedColor } from '@trueseason/contracts';
import { BESIDE_PHOTOS } from '@trueseason/style/reading/beside-photos';
import { isTooDark } from '@trueseason/style/seasons/hair-reach';
import { listed } from '@trueseason/style/seasons/listed';
import { colorsOf, textOf } from '../order/read-result.ts';
import type { OwnPhoto } from '../photos/own-photo.ts';
import type { FacePhoto } from './paint/face-photo.ts';
import type { Layer } from './paint/paint.ts';
import { blushLayer } from './paint/paint-blush.ts';
import { hairLayer } from './paint/paint-hair.ts';
import { lipsLayer } from './paint/paint-lips.ts';

export type Part = 'hair' | 'blush' | 'lips';

export interface Shown {
  readonly outlines: OwnPhoto['outlines'];
  readonly isUnderHat: boolean;
  /** Whether hair stands out from its background. */
  readonly hair: boolean;
}

export interface PartFacts {
  readonly title: string;
  readonly what: string;
  readonly where: string;
  /** Shown for a color that hardly changes the photo. */
  readonly asBefore?: string;
  /** Shown for a color that is worn differently than drawn. */
  readonly otherwise?: (color: NamedColor) => string | null;
  readonly colors: (result: AnalysisResult) => readonly NamedColor[];
  readonly note?: (result: AnalysisResult) => string;
  /** Offers only the season's colors. */
  readonly ownOnly?: true;
  readonly isSeen: (shown: Shown) => boolean;
  /** Shown if no photo shows that place clearly. */
  readonly missing?: string;
  /** Shown if all photos show too little of it. */
  readonly tooLittle?: string;
  readonly layer: (photo: FacePhoto, use?: ColorUse) => Layer | null;
}

const shows =
  (feature: Feature) =>
  ({ outlines }: Shown): boolean =>
    outlines?.some((outline) => outline.feature === feature) ?? false;

/** What dye alone cannot do in one salon visit. */
const NO_DYE: readonly (ColorUse | undefined)[] = ['own', 'bleach', 'with time', 'with more time'];

/** The season's hair colors that dye alone can give, and a picture can show; those near the person's own first. */
function hairOf(result: AnalysisResult): readonly NamedColor[] {
  const { hair } = result.evidence.features;
  const all = [...colorsOf(result, 'hair'), ...colorsOf(result, 'hairFar')];
  return all.filter((color) => hair && !NO_DYE.includes(color.use) && !isTooDark(color, hair));
}

export const PARTS: Readonly<Record<Part, PartFacts>> = {
  hair: {
    title: 'Hair',
    what: 'Hair color',
    where: 'in your hair',
    otherwise: ({ use }) => (use === 'lowlights' ? BESIDE_PHOTOS.lowlights : null),
    colors: hairOf,
    note: (result) => textOf(result, 'hairUntried'),
    ownOnly: true,
    isSeen: (shown) => shown.hair && shows('hair')(shown) && !shown.isUnderHat,
    missing: BESIDE_PHOTOS.hairUnclear,
    tooLittle: BESIDE_PHOTOS.hairLittle,
    layer: hairLayer,
  },
  blush: {
    title: 'Cheeks',
    what: 'Blush',
    where: 'on your cheeks',
    asBefore: BESIDE_PHOTOS.cheeksAlready,
    colors: (result) => colorsOf(result, 'blush'),
    isSeen: ({ outlines }) => outlines?.some(({ zone }) => zone === 'cheekLeft' || zone === 'cheekRight') ?? false,
    layer: blushLayer,
  },
  lips: {
    title: 'Lips',
    what: 'Lipstick',
    where: 'on your lips',
    colors: (result) => colorsOf(result, 'lipstick'),
    isSeen: shows('lips'),
    layer: (photo, use) => lipsLayer(photo, use === 'sheer'),
  },
};

export type IsAsBefore = (part: Part, color: NamedColor) => boolean;

export type Worn = Partial<Readonly<Record<Part, NamedColor>>>;

/** What is worn, for the caption and screen readers. */
export function wornInWords(worn: Worn, isAsBefore: IsAsBefore = () => false): string {
  const all = keysOf(PARTS).flatMap((part) => {
    const [color, { where, asBefore, otherwise }] = [worn[part], PARTS[part]];
    if (!color) return [];
    const note = asBefore && isAsBefore(part, color) ? asBefore : otherwise?.(color);
    return [{ what: `${color.name} ${where}`, note }];
  });
  if (all.length === 0) return 'Nothing tried on yet.';
  return [`${listed(all.map(({ what }) => what))}.`, ...all.flatMap(({ note }) => note ?? [])].join(' ');
}
