/** A place in the figure's box. */
export type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** Through all points without a corner, from the first, where the pen is already (Catmull and Rom 1974). */
export function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i] ?? to;
      const before = points[i - 1] ?? from;
      const after = points[i + 2] ?? to;
      const lead: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
      const land: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
      return `C${at(lead)} ${at(land)} ${at(to)}`;
    })
    .join('');
}

/** Where a line through points is, `t` from 0 to 1 by their count. */
export function along(points: readonly Point[], t: number): Point {
  const place = Math.min(points.length - 1.0001, Math.max(0, t * (points.length - 1)));
  const i = Math.floor(place);
  const f = place - i;
  const get = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
  const value = (axis: 0 | 1): number =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * f +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * f * f +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * f * f * f);
  return [value(0), value(1)];
}

/** A limb: its middle line and half its width at each of the same points. */
export interface Limb {
  readonly line: readonly Point[];
  readonly half: readonly number[];
}

const between = (values: readonly number[], t: number): number => {
  const place = t * (values.length - 1);
  const i = Math.min(values.length - 2, Math.floor(place));
  const [from = 0, to = 0] = [values[i], values[i + 1]];
  return from + (to - from) * (place - i);
};

/** Both edges of a limb, or of a sleeve around it, from `from` to `to` of its length. */
export function edgesOf(
  { line, half }: Limb,
  { from = 0, to = 1, ease = () => 0 }: { from?: number; to?: number; ease?: (t: number) => number } = {},
): readonly [Point[], Point[]] {
  const steps = 8;
  const sides: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = from + ((to - from) * i) / steps;
    const [x, y] = along(line, t);
    const [ax, ay] = along(line, Math.max(0, t - 0.04));
    const [bx, by] = along(line, Math.min(1, t + 0.04));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const w = between(half, t) + ease(t);
    sides[0].push([x - ((by - ay) / length) * w * -1, y + ((bx - ax) / length) * w * -1]);
    sides[1].push([x + ((by - ay) / length) * w * -1, y - ((bx - ax) / length) * w * -1]);
  }
  return sides;
}

/** The closed outline between two edges that run the same way. */
export const outline = ([one, other]: readonly [readonly Point[], readonly Point[]]): string => {
  const back = [...other].reverse();
  return `M${at(one[0] ?? [0, 0])}${through(one)}L${at(back[0] ?? [0, 0])}${through(back)}Z`;
};

/** The two edges alone: a limb goes on where it ends. */
export const rims = ([one, other]: readonly [readonly Point[], readonly Point[]]): string =>
  [one, other].map((edge) => `M${at(edge[0] ?? [0, 0])}${through(edge)}`).join('');

/** A fold: a stroke that is thin at both ends. `bend` is how far its middle lies aside. */
export function fold([x1, y1]: Point, [x2, y2]: Point, bend = 3, width = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const middle = (by: number): Point => [(x1 + x2) / 2 + nx * by, (y1 + y2) / 2 + ny * by];
  return `M${at([x1, y1])}Q${at(middle(bend * 2))} ${at([x2, y2])}Q${at(middle(bend * 2 - width * 2))} ${at([x1, y1])}Z`;
}
