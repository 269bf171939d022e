import { linearLuminance, type Rgb } from '@trueseason/style/color';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, type Mask, soften } from './mask.ts';
import { pixelBelow, pixelOf, ramp } from './paint.ts';

/** Teeth are less red than the first, and nothing redder than the second is a tooth; relative to the lips. */
const REDNESS = [0.32, 0.52] as const;
/** The lightness of teeth relative to the lips; gaps are darker. */
const LIGHT = [0.25, 0.45] as const;
/** A pixel with a larger share is a tooth. */
const SURE = 0.5;
/** In mouth widths: how far teeth extend past the opening's line, and the width of mixed pixels around them. */
const [FAR, MIXED] = [0.1, 0.01];
/** The part of each column of the opening where the search starts: its edges may be lips. */
const MIDDLE = [0.25, 0.75] as const;
/** The least share of teeth in that part; less is a glint between closed lips. */
const LEAST = 0.01;
/** Keeps the ratio of red to green above the noise. */
const FLOOR = 0.004;

/**
 * The share of tooth in each pixel that teeth and gaps connect to the middle of the opening: its line, from landmarks,
 * cuts across the teeth of a narrow or wide smile. Shine on a lip is as white, but not connected.
 * @param lip the color of the lips
 * @param mouth its width, in pixels
 */
export function teethIn({ pixels, light }: FacePhoto, opening: Line, lip: Rgb, mouth: number): Mask {
  const inside = fillMask([opening], 2 * FAR * mouth, pixels);
  const near = soften(inside, FAR * mouth).values;
  const redness = ([r, g]: Rgb) => Math.log(((r + FLOOR) / (g + FLOOR)) * (light[1] / light[0]));
  const [red, lit] = [Math.max(1e-3, redness(lip)), linearLuminance(lip)];
  const seen = (i: number) => pixelOf(pixels, pixelBelow(inside, i, pixels));
  const bright = inside.values.map((_, i) => ramp(linearLuminance(seen(i)) / lit, ...LIGHT));
  const tooth = bright.map((share, i) => share * (1 - ramp(redness(seen(i)) / red, ...REDNESS)));
  const isTooth = (i: number) => (tooth[i] ?? 0) >= SURE;
  const leads = (i: number) => (near[i] ?? 0) > 0 && (isTooth(i) || (bright[i] ?? 0) < SURE);
  const middle = middleOf(inside);
  const seeds = middle.filter(isTooth);
  const teeth = ledFrom(seeds.length < LEAST * middle.length ? [] : seeds, leads, inside);
  const around = soften({ ...inside, values: teeth.map((one, i) => Number(one > 0 && isTooth(i))) }, MIXED * mouth);
  return { ...inside, values: tooth.map((share, i) => ((around.values[i] ?? 0) > 0 ? share : 0)) };
}

/** The pixels in the middle of each column of a mask. */
function middleOf({ values, width, height }: Mask): number[] {
  const found: number[] = [];
  for (let x = 0; x < width; x++) {
    const column = Array.from({ length: height }, (_, y) => y * width + x).filter((i) => (values[i] ?? 0) > 0.5);
    found.push(...column.slice(Math.floor(column.length * MIDDLE[0]), Math.ceil(column.length * MIDDLE[1])));
  }
  return found;
}

/** 1 for the first pixels and those connected to them. */
function ledFrom(start: readonly number[], leads: (pixel: number) => boolean, { values, width }: Mask): Float32Array {
  const led = new Float32Array(values.length);
  const next = [...start];
  for (let i = next.pop(); i !== undefined; i = next.pop()) {
    if (led[i] !== 0) continue;
    led[i] = 1;
    const x = i % width;
    next.push(
      ...[x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width].filter((j) => led[j] === 0 && leads(j)),
    );
  }
  return led;
}
