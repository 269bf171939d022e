import { linearToLab, SRGB8_TO_LINEAR } from '@trueseason/color';

/** Pixels as a canvas gives them: sRGB with 8 bits, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A place in a picture in shares of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Three numbers a pixel. */
export type Planes = Float32Array;

export type Triple = readonly [number, number, number];

export function toLinear({ data, width, height }: Pixels): Planes {
  const linear = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) linear[i * 3 + c] = SRGB8_TO_LINEAR[data[i * 4 + c] ?? 0] ?? 0;
  }
  return linear;
}

/** CIE Lab of every pixel, as it would look where `white` is white. */
export function toLab(linear: Planes, white: Triple): Planes {
  const lab = new Float32Array(linear.length);
  for (let i = 0; i < linear.length; i += 3) {
    const [l, a, b] = linearToLab([
      at(linear, i) / white[0],
      at(linear, i + 1) / white[1],
      at(linear, i + 2) / white[2],
    ]);
    lab[i] = l;
    lab[i + 1] = a;
    lab[i + 2] = b;
  }
  return lab;
}

const at = (values: Float32Array, i: number): number => values[i] ?? 0;

export const pixelAt = (planes: Planes, pixel: number): Triple => [
  at(planes, pixel * 3),
  at(planes, pixel * 3 + 1),
  at(planes, pixel * 3 + 2),
];

/** The pixels of an ellipse around a spot, its radii in shares of the picture. */
export function around({ x, y }: Spot, [rx, ry]: readonly [number, number], { width, height }: Pixels): number[] {
  const found: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const dx = ((column + 0.5) / width - x) / rx;
      const dy = ((row + 0.5) / height - y) / ry;
      if (dx * dx + dy * dy <= 1) found.push(row * width + column);
    }
  }
  return found;
}

/** The pixels along the edge of a picture. */
export function border({ width, height }: Pixels): number[] {
  const deep = Math.max(1, Math.round(Math.min(width, height) * 0.04));
  const found: number[] = [];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (row < deep || column < deep || row >= height - deep || column >= width - deep)
        found.push(row * width + column);
    }
  }
  return found;
}

export function mean(planes: Planes, pixels: readonly number[]): Triple {
  const sum: [number, number, number] = [0, 0, 0];
  for (const pixel of pixels) {
    const [a, b, c] = pixelAt(planes, pixel);
    sum[0] += a;
    sum[1] += b;
    sum[2] += c;
  }
  const count = Math.max(1, pixels.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
