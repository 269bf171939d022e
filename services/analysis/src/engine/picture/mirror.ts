import type { Picture } from './picture.ts';

/** Rows between those that are looked at. */
const STEP = 3;
/** Added to two levels before their difference is divided by them: noise in the dark is no detail. */
const FLOOR = 32;

/**
 * Whether a picture has more detail in its left half than in its right, whatever the light. Opposite for its mirror image,
 * so that a selfie and its mirror image can be measured as one.
 */
export function leansLeft({ width, height, data }: Picture): boolean {
  let moment = 0;
  for (let y = 0; y < height; y += STEP) {
    for (let x = 1, i = y * width * 3 + 1; x < width; x++, i += 3) {
      const [one, other] = [data[i] ?? 0, data[i + 3] ?? 0];
      moment += ((2 * x - width) * Math.abs(one - other)) / (one + other + FLOOR);
    }
  }
  return moment < 0;
}

export function mirrorPicture({ width, height, data }: Picture): Picture {
  const mirrored = new Uint8Array(data.length);
  const row = width * 3;
  for (let start = 0; start < data.length; start += row) {
    for (let from = start, to = start + row - 3; to >= start; from += 3, to -= 3) {
      mirrored[to] = data[from] ?? 0;
      mirrored[to + 1] = data[from + 1] ?? 0;
      mirrored[to + 2] = data[from + 2] ?? 0;
    }
  }
  return { width, height, data: mirrored };
}
