import { type Lab, labToLinear, linearToLab, type Rgb } from '@trueseason/color';
import type { Frame } from './frame.ts';
import type { Parts } from './parts.ts';

/**
 * Skin color from fair to deep: facial redness is nearly constant, yellowness rises from fair to tan (Xiao et al. 2017,
 * Skin Research and Technology 23, 21), and below L* 45 chroma falls as skin deepens (comparison of four skin groups,
 * 2021: the L*-C* curve turns at South Asian skin).
 */
const PATH: readonly Lab[] = [
  [74, 7, 14],
  [68, 9.5, 16],
  [62, 11.5, 17.5],
  [56, 12.5, 19],
  [50, 13, 20],
  [44, 12.7, 19],
  [38, 12, 16.5],
  [32, 10.5, 13],
  [26, 8.5, 9.5],
  [21, 7, 7],
];

function pathAt(lightness: number): Lab {
  const [first, last] = [PATH[0] as Lab, PATH.at(-1) as Lab];
  const l = Math.max(last[0], Math.min(first[0], lightness));
  const k = Math.max(
    1,
    PATH.findIndex((lab) => lab[0] <= l),
  );
  const [a, b] = [PATH[k - 1] as Lab, PATH[k] as Lab];
  const t = (a[0] - l) / (a[0] - b[0]);
  return [l, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** L* of the face as photographed: the median over its skin. */
function photographedLightness({ linear }: Frame, { masks }: Parts): number {
  const seen: number[] = [];
  for (let p = 0; p < masks.face.length; p += 7) {
    if ((masks.face[p] as number) < 0.9) continue;
    const rgb: Rgb = [linear[p * 3] as number, linear[p * 3 + 1] as number, linear[p * 3 + 2] as number];
    seen.push(linearToLab(rgb)[0]);
  }
  return seen.sort((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 55;
}

/** Lips deepen with skin, but less. */
const LIPS = 0.7;

/** Changes skin by `steps` L* along the path, in place. Hair and eyes stay. */
export function deepenSkin(frame: Frame, parts: Parts, steps: number): void {
  const { linear } = frame;
  const { masks } = parts;
  const own = photographedLightness(frame, parts);
  const [from, to] = [labToLinear(pathAt(own)), labToLinear(pathAt(own + steps))];
  const gains = from.map((v, c) => (to[c] as number) / v);
  for (let p = 0; p < masks.skin.length; p++) {
    const m = Math.min(1, (masks.skin[p] as number) + LIPS * (masks.lips[p] as number));
    if (m < 0.02) continue;
    for (let c = 0; c < 3; c++)
      linear[p * 3 + c] = (linear[p * 3 + c] as number) * (1 + ((gains[c] as number) - 1) * m);
  }
}
