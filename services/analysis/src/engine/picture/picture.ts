/** An 8-bit sRGB picture, interleaved. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A square in a picture: center, side in pixels, rotation in radians. */
export interface Square {
  readonly center: Point;
  readonly side: number;
  readonly turn: number;
}

/** Maps 0..1 coordinates of the square to picture points, for many points. */
export function pointsOf({ center: { x, y }, side, turn }: Square): (u: number, v: number) => Point {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  return (u, v) => {
    const dx = (u - 0.5) * side;
    const dy = (v - 0.5) * side;
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  };
}

/** Maps one point. */
export const fromSquare = (square: Square, u: number, v: number): Point => pointsOf(square)(u, v);

/** The inverse: maps a picture point to cells of the square. */
export function intoSquare({ center, side, turn }: Square, { x, y }: Point, cells: number): Point {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const dx = x - center.x;
  const dy = y - center.y;
  return {
    x: ((dx * cos + dy * sin) / side + 0.5) * cells,
    y: ((dy * cos - dx * sin) / side + 0.5) * cells,
  };
}

/**
 * Samples the square as a size x size x 3 float tensor, `value * scale + offset` for values 0..255. Outside is black.
 * When shrinking, each output pixel averages bilinear taps about two source pixels apart, against aliasing.
 */
export function cropToTensor(picture: Picture, square: Square, size: number, scale: number, offset = 0): Float32Array {
  const { width, height, data } = picture;
  const out = new Float32Array(size * size * 3);
  const step = square.side / size;
  const taps = Math.max(1, Math.min(6, Math.round(step / 2)));
  const cos = Math.cos(square.turn);
  const sin = Math.sin(square.turn);
  const weight = scale / (taps * taps);
  // Column terms are the same in every row.
  const xs = new Float64Array(size * taps);
  const ys = new Float64Array(size * taps);
  for (let k = 0; k < size * taps; k++) {
    const dx = (Math.floor(k / taps) + ((k % taps) + 0.5) / taps) * step - square.side / 2;
    xs[k] = square.center.x + dx * cos;
    ys[k] = square.center.y + dx * sin;
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let ty = 0; ty < taps; ty++) {
        const dy = (row + (ty + 0.5) / taps) * step - square.side / 2;
        const rowOffset = dy * sin;
        const down = dy * cos;
        for (let k = column * taps; k < (column + 1) * taps; k++) {
          const x = (xs[k] ?? 0) - rowOffset - 0.5;
          const y = (ys[k] ?? 0) + down - 0.5;
          if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
          // Integers, so that the twelve reads need no conversion.
          const x0 = x | 0;
          const y0 = y | 0;
          const fx = x - x0;
          const fy = y - y0;
          // Plain indexing: the engine's innermost loop.
          const i = (y0 * width + x0) * 3;
          const j = i + width * 3;
          const a00 = (1 - fx) * (1 - fy);
          const a10 = fx * (1 - fy);
          const a01 = (1 - fx) * fy;
          const a11 = fx * fy;
          r += (data[i] ?? 0) * a00 + (data[i + 3] ?? 0) * a10 + (data[j] ?? 0) * a01 + (data[j + 3] ?? 0) * a11;
          g +=
            (data[i + 1] ?? 0) * a00 + (data[i + 4] ?? 0) * a10 + (data[j + 1] ?? 0) * a01 + (data[j + 4] ?? 0) * a11;
          b +=
            (data[i + 2] ?? 0) * a00 + (data[i + 5] ?? 0) * a10 + (data[j + 2] ?? 0) * a01 + (data[j + 5] ?? 0) * a11;
        }
      }
      const o = (row * size + column) * 3;
      out[o] = offset + r * weight;
      out[o + 1] = offset + g * weight;
      out[o + 2] = offset + b * weight;
    }
  }
  return out;
}
