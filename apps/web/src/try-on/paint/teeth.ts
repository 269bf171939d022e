import { linearLuminance, type Rgb } from '@trueseason/style/color';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, type Mask, soften } from './mask.ts';
import { pixelBelow, pixelOf, ramp } from './paint.ts';

/** Teeth are less red than the first, and nothing redder than the second is a tooth; relative to the lips. */
const REDNESS_RANGE = [0.32, 0.52] as const;
/** The lightness of teeth relative to the lips; gaps are darker. */
const LIGHTNESS_RANGE = [0.25, 0.45] as const;
/** A pixel with a larger share is a tooth. */
const TOOTH_SHARE = 0.5;
/** In mouth widths: how far teeth extend past the opening's line, and the width of mixed pixels around them. */
const TEETH_EXTENT = 0.1;
const MIXED_WIDTH = 0.01;
/** The part of each column of the opening where the search starts: its edges may be lips. */
const COLUMN_MIDDLE = [0.25, 0.75] as const;
/** The least share of teeth in that part; less is a glint between closed lips. */
const MIN_TEETH = 0.01;
/** Keeps the ratio of red to green above the noise. */
const FLOOR = 0.004;

/**
 * The share of tooth in each pixel that teeth and gaps connect to the middle of the opening: its line, from landmarks,
 * cuts across the teeth of a narrow or wide smile. Shine on a lip is as white, but not connected.
 * @param lip the color of the lips
 * @param mouth its width, in pixels
 */
export function teethMask({ pixels, light }: FacePhoto, opening: Line, lip: Rgb, mouth: number): Mask {
  const inside = fillMask([opening], 2 * TEETH_EXTENT * mouth, pixels);
  const nearOpening = soften(inside, TEETH_EXTENT * mouth).values;
  const redness = ([r, g]: Rgb) => Math.log(((r + FLOOR) / (g + FLOOR)) * (light[1] / light[0]));
  const lipRedness = Math.max(1e-3, redness(lip));
  const lipLuminance = linearLuminance(lip);
  const colorAt = (i: number) => pixelOf(pixels, pixelBelow(inside, i, pixels));
  const brightness = inside.values.map((_, i) => ramp(linearLuminance(colorAt(i)) / lipLuminance, ...LIGHTNESS_RANGE));
  const toothShares = brightness.map(
    (share, i) => share * (1 - ramp(redness(colorAt(i)) / lipRedness, ...REDNESS_RANGE)),
  );
  const isTooth = (i: number) => (toothShares[i] ?? 0) >= TOOTH_SHARE;
  const isConnecting = (i: number) => (nearOpening[i] ?? 0) > 0 && (isTooth(i) || (brightness[i] ?? 0) < TOOTH_SHARE);
  const middlePixels = middleOf(inside);
  const seeds = middlePixels.filter(isTooth);
  const teeth = floodFill(seeds.length < MIN_TEETH * middlePixels.length ? [] : seeds, isConnecting, inside);
  const surroundings = soften(
    { ...inside, values: teeth.map((connected, i) => Number(connected > 0 && isTooth(i))) },
    MIXED_WIDTH * mouth,
  );
  return { ...inside, values: toothShares.map((share, i) => ((surroundings.values[i] ?? 0) > 0 ? share : 0)) };
}

/** The pixels in the middle of each column of a mask. */
function middleOf({ values, width, height }: Mask): number[] {
  const pixels: number[] = [];
  for (let x = 0; x < width; x++) {
    const column = Array.from({ length: height }, (_, y) => y * width + x).filter((i) => (values[i] ?? 0) > 0.5);
    pixels.push(
      ...column.slice(Math.floor(column.length * COLUMN_MIDDLE[0]), Math.ceil(column.length * COLUMN_MIDDLE[1])),
    );
  }
  return pixels;
}

/** 1 for the first pixels and those connected to them. */
function floodFill(
  seeds: readonly number[],
  isConnecting: (pixel: number) => boolean,
  { values, width }: Mask,
): Float32Array {
  const filled = new Float32Array(values.length);
  const stack = [...seeds];
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    if (filled[i] !== 0) continue;
    filled[i] = 1;
    const x = i % width;
    stack.push(
      ...[x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width].filter(
        (j) => filled[j] === 0 && isConnecting(j),
      ),
    );
  }
  return filled;
}
