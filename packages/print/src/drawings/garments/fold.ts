type Point = readonly [x: number, y: number];

const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** A fold: a stroke with thin ends. `bend` moves its middle sideways. */
export function fold([x1, y1]: Point, [x2, y2]: Point, bend = 3, width = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const normalX = -(y2 - y1) / length;
  const normalY = (x2 - x1) / length;
  const middle = (by: number): Point => [(x1 + x2) / 2 + normalX * by, (y1 + y2) / 2 + normalY * by];
  return `M${at([x1, y1])}Q${at(middle(bend * 2))} ${at([x2, y2])}Q${at(middle(bend * 2 - width * 2))} ${at([x1, y1])}Z`;
}
