import { hexToLab, labToHex } from '@trueseason/color';
import { type Evidence, ownLips } from '@trueseason/contracts';

/** The lips of a drawn face: as measured; where they wore makeup or hid, as lips mostly are beside such skin. */
export const lipsOf = (seen: Pick<Evidence, 'features' | 'photos'>): string => {
  const skin = seen.features.skin.hex;
  return unpainted(ownLips(seen)?.hex ?? bareLips(skin), skin);
};

/** Bare lips are darker and redder than the skin beside them, and on deep skin less so. */
export function bareLips(skin: string): string {
  const [l, a, b] = hexToLab(skin);
  const deep = Math.max(0, Math.min(1, (77 - l) / 48));
  return labToHex([l * (0.79 + 0.07 * deep), a + 14 - 7 * deep, b * (0.85 + 0.07 * deep) - 1]);
}

/** From the skin, in CIELAB: lips are drawn at least so far, and of what lies beyond so much is left. */
const APART = 10;
const BEYOND = 0.35;

type Triple = readonly [l: number, a: number, b: number];

/**
 * The color that bare lips are drawn in. What is measured is their middle, and on a face it runs out into the skin: a
 * shape that is filled with it to its edge looks painted. Where they have the skin's color their fullness tells them, on a
 * face, and a flat shape has none: below the darker upper lip the lower one would be missing.
 */
function unpainted(lips: string, skin: string): string {
  const [from, to] = [hexToLab(skin), hexToLab(lips)];
  const by: Triple = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const far = Math.hypot(...by);
  if (far < APART) return toldApart(from, by, hexToLab(bareLips(skin)));
  const share = (APART + (far - APART) * BEYOND) / far;
  return labToHex([from[0] + by[0] * share, from[1] + by[1] * share, from[2] + by[2] * share]);
}

/** L* of skin below which lips have too little room to be darker: rosier, they turn lighter than it at last, by so much at L* 0. */
const DEEPEST = 35;
const LIGHTER = 9;

/** From how lips differ from the skin (`by`) on the way that bare lips do, until they lie `APART` from it. */
function toldApart(skin: Triple, by: Triple, bare: Triple): string {
  const lighter = LIGHTER * Math.max(0, 1 - skin[0] / DEEPEST);
  const way = [bare[0] - skin[0] + lighter, bare[1] - skin[1], bare[2] - skin[2]] as const;
  const length = Math.hypot(...way);
  const along = (by[0] * way[0] + by[1] * way[1] + by[2] * way[2]) / length;
  const on = (Math.sqrt(along ** 2 + APART ** 2 - Math.hypot(...by) ** 2) - along) / length;
  const at = (i: 0 | 1 | 2) => skin[i] + by[i] + way[i] * on;
  return labToHex([at(0), at(1), at(2)]);
}
