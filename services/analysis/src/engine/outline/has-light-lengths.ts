import { linearLuminance, srgbToLinear } from '@trueseason/color';
import type { FaceMesh, Segmentation } from '../find/index.ts';
import { at } from '../math/index.ts';
import { SURE_HAIR } from '../measure/index.ts';
import { cropToTensor, type Picture } from '../picture/index.ts';
import { faceIn, hairAt } from './hair-in-square.ts';

/** Down to and from where, in face heights from its top, hair is that of the head and that of its lengths. */
const ROOTS_TO = 0.25;
const LENGTHS_FROM = 0.6;
/** As shares of the face's area: less hair of either is no measure. */
const LEAST = 0.03;
/** In the light: neither the shade between strands nor their shine. */
const LIT = { from: 0.5, to: 0.9 };
/** Linear light added to each channel, so that the noise of black has no hue. */
const DARKEST = 0.002;
/** How warm hair at the head is at most: a tenth of it lies beyond. */
const MOST = 0.9;
/**
 * How much of the lengths (share) is lighter by so much (ln of luminance) than the head's hair in the light and warmer than nearly
 * all of it. Light on hair makes it paler and never warmer. Of 33 portraits with hair below the chin, two with
 * lightened lengths have 0.14 and 0.23; no other has more than 0.02.
 */
const [LIGHTER, SHARE] = [0.3, 0.1];
/** From here on lengths are lighter (ln) throughout, whatever their hue: a third has 0.98, the others up to 0.7. */
const LIGHTER_ALL = 0.85;

interface Strand {
  readonly light: number;
  readonly warmth: number;
}

/** Whether hair is of a lighter color where it ends than where it grows, as highlights and sun leave it. */
export function hasLightLengths(picture: Picture, mesh: FaceMesh, segmentation: Segmentation): boolean {
  const { square, size } = segmentation;
  const face = faceIn(segmentation, mesh);
  const tall = face.bottom - face.top;
  const [rootCells, lengthCells]: [number[], number[]] = [[], []];
  for (let i = 0; i < size * size; i++) {
    if (hairAt(segmentation, i) < SURE_HAIR) continue;
    const down = (Math.floor(i / size) + 0.5 - face.top) / tall;
    if (down < ROOTS_TO) rootCells.push(i);
    else if (down > LENGTHS_FROM) lengthCells.push(i);
  }
  const least = LEAST * tall * (face.right - face.left);
  // Most people end here, before any color is looked at.
  if (rootCells.length < least || lengthCells.length < least) return false;
  const colors = cropToTensor(picture, square, size, 1 / 255);
  const strandsOf = (cells: readonly number[]) => cells.map((i) => strandAt(colors, i));
  const [roots, lengths] = [strandsOf(rootCells), strandsOf(lengthCells)];
  const light = litMean(roots);
  if (litMean(lengths) - light > LIGHTER_ALL) return true;
  const warmths = roots.map(({ warmth }) => warmth).sort((a, b) => a - b);
  const most = at(warmths, Math.floor(MOST * warmths.length));
  const other = lengths.filter((strand) => strand.light > light + LIGHTER && strand.warmth > most);
  return other.length > SHARE * lengths.length;
}

function strandAt(colors: Float32Array, i: number): Strand {
  const linear = srgbToLinear([at(colors, 3 * i), at(colors, 3 * i + 1), at(colors, 3 * i + 2)]);
  const [red, , blue] = linear;
  return { light: Math.log(linearLuminance(linear) + DARKEST), warmth: Math.log((red + DARKEST) / (blue + DARKEST)) };
}

function litMean(strands: readonly Strand[]): number {
  const lights = strands.map(({ light }) => light).sort((a, b) => a - b);
  const lit = lights.slice(Math.floor(LIT.from * lights.length), Math.floor(LIT.to * lights.length));
  return lit.reduce((sum, light) => sum + light, 0) / lit.length;
}
