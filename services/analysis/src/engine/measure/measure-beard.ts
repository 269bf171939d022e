import type { FacialHair } from '@trueseason/contracts';
import { SRGB8_TO_LINEAR } from '@trueseason/style/color';
import { type ClassMap, type FaceMesh, landmarks, middleLine, UPPER_LIP, ZONES } from '../find/index.ts';
import { mean } from '../math/index.ts';
import { distance, forPixelsInside, type Picture } from '../picture/index.ts';
import { measureSwatch, type Swatch } from './swatch.ts';

/** Hair on chin or upper lip, which the segmenter takes for skin. */
export interface Beard {
  readonly kind: FacialHair;
  readonly swatch: Swatch;
}

/** Face heights between a pixel and the neighbors that it is compared with: about one hair's shade. */
const STEP = 1 / 110;
/** Linear light that is added, so that black is not all texture. */
const FLARE = 0.01;
/** Least share of a place that is segmented as face: not a hand, a microphone, or hair laid over it. */
const BARE = 0.8;
const LIKELY = 0.5;
const FEWEST = 120;

/**
 * Texture over that of cheeks and forehead, with log differences from the cheeks in depth or redness, from which a place has
 * hair. Shade has no texture, wrinkles and pores no color. Of 175 portraits these find 7 of 9 beards and 6 of 8 mustaches,
 * and nothing on anybody else.
 */
const DARK_BEARD = { texture: 2.7, darker: 0.4 };
const GRAY_BEARD = { texture: 1.7, paler: 0.25 };
const DARK_MUSTACHE = { texture: 5, darker: 0.5 };
const GRAY_MUSTACHE = { texture: 3, paler: 0.4 };

/** The darkest pixels of dark hair, without its shade, and the least red ones of gray hair. */
const DARK_HAIRS = { from: 0.1, to: 0.4, byLight: true };
const PALEST = 0.4;
const GRAY_HAIRS = { from: 0.2, to: 0.85, byLight: true };

interface Place {
  readonly offsets: readonly number[];
  /** Median log difference of a pixel from its neighbors. */
  readonly texture: number;
  /** Median log green. */
  readonly depth: number;
  /** Log of mean red over mean green. */
  readonly redness: number;
}

export function measureBeard(picture: Picture, mesh: FaceMesh, classes: ClassMap): Beard | null {
  const place = (outline: readonly number[]) => placeIn(picture, mesh, classes, outline);
  const cheeks = [place(ZONES.cheekLeft), place(ZONES.cheekRight)].flatMap((one) => one ?? []);
  const bare = [...cheeks, ...[place(ZONES.forehead)].flatMap((one) => one ?? [])];
  if (cheeks.length === 0 || bare.length < 2) return null;
  const skin = {
    texture: median(bare.map(({ texture }) => texture)),
    depth: mean(cheeks.map(({ depth }) => depth)),
    redness: mean(cheeks.map(({ redness }) => redness)),
  };
  const hairsOn = (one: Place | null, dark: typeof DARK_BEARD, gray: typeof GRAY_BEARD): Swatch | null => {
    if (!one) return null;
    const texture = one.texture / skin.texture;
    const paler = skin.redness - one.redness;
    if (texture >= gray.texture && paler >= gray.paler)
      return measureSwatch(picture.data, palest(picture.data, one.offsets), GRAY_HAIRS);
    return texture >= dark.texture && skin.depth - one.depth >= dark.darker
      ? measureSwatch(picture.data, one.offsets, DARK_HAIRS)
      : null;
  };
  const beard = hairsOn(place(ZONES.chin), DARK_BEARD, GRAY_BEARD);
  if (beard) return { kind: 'beard', swatch: beard };
  const mustache = hairsOn(place(UPPER_LIP), DARK_MUSTACHE, GRAY_MUSTACHE);
  return mustache && { kind: 'mustache', swatch: mustache };
}

function placeIn(
  { width, height, data }: Picture,
  mesh: FaceMesh,
  classes: ClassMap,
  outline: readonly number[],
): Place | null {
  const [top, chin] = middleLine(mesh);
  const step = Math.max(1, Math.round(distance(top, chin) * STEP));
  const offsets: number[] = [];
  const textures: number[] = [];
  const depths: number[] = [];
  let [red, green, total] = [0, 0, 0];
  forPixelsInside(landmarks(mesh, outline), width, height, (x, y) => {
    // Every second pixel in both directions is enough.
    if (x & 1 || y & 1) return;
    total += 1;
    if (classes.probability('faceSkin', x, y) < LIKELY) return;
    if (x < step || y < step || x >= width - step || y >= height - step) return;
    const offset = (y * width + x) * 3;
    const depth = LOG_LIGHT[data[offset + 1] ?? 0] ?? 0;
    const around = [offset - 3 * step, offset + 3 * step, offset - 3 * step * width, offset + 3 * step * width];
    const surroundings = around.reduce((sum, at) => sum + (LOG_LIGHT[data[at + 1] ?? 0] ?? 0), 0) / 4;
    offsets.push(offset);
    textures.push(Math.abs(depth - surroundings));
    depths.push(depth);
    red += SRGB8_TO_LINEAR[data[offset] ?? 0] ?? 0;
    green += SRGB8_TO_LINEAR[data[offset + 1] ?? 0] ?? 0;
  });
  if (offsets.length < FEWEST || offsets.length < BARE * total) return null;
  return { offsets, texture: median(textures), depth: median(depths), redness: Math.log(red / green) };
}

const LOG_LIGHT: Float64Array = Float64Array.from(SRGB8_TO_LINEAR, (light) => Math.log(light + FLARE));

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The pixels with the least red for their green. */
function palest(data: Uint8Array, offsets: readonly number[]): number[] {
  const rednessAt = (offset: number) => (LOG_LIGHT[data[offset] ?? 0] ?? 0) - (LOG_LIGHT[data[offset + 1] ?? 0] ?? 0);
  return offsets.toSorted((a, b) => rednessAt(a) - rednessAt(b)).slice(0, Math.ceil(PALEST * offsets.length));
}
