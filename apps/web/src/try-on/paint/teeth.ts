import { linearLuminance, type Rgb } from '@trueseason/color';
import type { FacePhoto } from './face-photo.ts';
import { fillMask, type Line, type Mask, soften } from './mask.ts';
import { pixelBelow, pixelOf, ramp } from './paint.ts';

/** How red teeth are in the photo's light, in shares of the lips' redness: below the first wholly, and less so up to the second. */
const REDNESS = [0.32, 0.52] as const;
/** How light they are, in shares of the lips' light: what is darker is the gap around them. */
const LIGHT = [0.25, 0.45] as const;
/** From so much on a pixel is one or the other. */
const SURE = 0.5;
/** How far beyond the opening's line they go on, and how far around them pixels show both tooth and lip, in shares of the mouth's width. */
const [FAR, MIXED] = [0.1, 0.01];
/** Of each column of the opening, the middle in which teeth begin: at its edges lips may lie. */
const MIDDLE = [0.25, 0.75] as const;
/** Teeth take up most of that middle, or a fiftieth where a mouth speaks; less is a glint between closed lips. */
const LEAST = 0.01;
/** Darker than this, red over green tells nothing. */
const FLOOR = 0.004;

/**
 * How much of each pixel is tooth, from the middle of the mouth's opening as far as teeth and gaps lead: its line is told from
 * a face's shape, and in a narrow or a wide smile runs across them. What shines on a lip is as white, but the lip's own
 * color lies between.
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

/** The pixels in the middle of what a mask covers, column by column. */
function middleOf({ values, width, height }: Mask): number[] {
  const found: number[] = [];
  for (let x = 0; x < width; x++) {
    const column = Array.from({ length: height }, (_, y) => y * width + x).filter((i) => (values[i] ?? 0) > 0.5);
    found.push(...column.slice(Math.floor(column.length * MIDDLE[0]), Math.ceil(column.length * MIDDLE[1])));
  }
  return found;
}

/** 1 for some pixels and those beside them, one after the other, as far as they lead. */
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
