export const clamp = (v: number, low = 0, high = 1): number => Math.min(Math.max(v, low), high);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 below `from`, 1 above `to`, smooth between; `from` may be larger than `to` to fall instead of rise. */
export function smoothstep(from: number, to: number, v: number): number {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** A round bump of height 1 at (cx, cy) whose slope is steepest rx, ry away. */
export function bump(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const dx = (x - cx) / rx;
  const dy = (y - cy) / ry;
  const d = dx * dx + dy * dy;
  return d > 12 ? 0 : Math.exp(-d / 2);
}

/** Smooth monotone curve through points sorted by x (Fritsch and Carlson 1980); constant outside. */
export function curve(points: readonly (readonly [number, number])[]): (x: number) => number {
  const n = points.length;
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const slope = (i: number): number =>
    ((ys[i + 1] as number) - (ys[i] as number)) / ((xs[i + 1] as number) - (xs[i] as number));
  const tangents = ys.map((_, i) => {
    if (i === 0) return slope(0);
    if (i === n - 1) return slope(n - 2);
    const a = slope(i - 1);
    const b = slope(i);
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (x) => {
    if (x <= (xs[0] as number)) return ys[0] as number;
    if (x >= (xs[n - 1] as number)) return ys[n - 1] as number;
    let i = 0;
    while (x > (xs[i + 1] as number)) i++;
    const h = (xs[i + 1] as number) - (xs[i] as number);
    const t = (x - (xs[i] as number)) / h;
    const u = 1 - t;
    return (
      (ys[i] as number) * u * u * (1 + 2 * t) +
      (ys[i + 1] as number) * t * t * (3 - 2 * t) +
      h * t * u * (u * (tangents[i] as number) - t * (tangents[i + 1] as number))
    );
  };
}

export type Vec3 = readonly [number, number, number];

/** Writes a point into a list of them. `TypedArray.set` takes many times as long for three numbers. */
export function put(list: Float32Array, [x, y, z]: Vec3, at: number): void {
  list[at] = x;
  list[at + 1] = y;
  list[at + 2] = z;
}

export function normalize([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
