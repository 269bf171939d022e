/** Plain polar geometry around 0,0; angles in degrees, clockwise from twelve o'clock. */

const point = (radius: number, angle: number): readonly [number, number] => {
  const rad = ((angle - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(rad)), round(radius * Math.sin(rad))];
};

const round = (v: number): number => Math.round(v * 1000) / 1000;

/** A piece of a ring between two radii and two angles (less than half a turn). */
export function sectorPath(inner: number, outer: number, from: number, to: number): string {
  const [ax, ay] = point(outer, from);
  const [bx, by] = point(outer, to);
  const [cx, cy] = point(inner, to);
  const [dx, dy] = point(inner, from);
  return `M${ax} ${ay}A${outer} ${outer} 0 0 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 0 0 ${dx} ${dy}Z`;
}

/** An open arc for text; counterclockwise if `flipped`, so that words below the center are upright. */
export function arcPath(radius: number, from: number, to: number, flipped = false): string {
  const [ax, ay] = point(radius, flipped ? to : from);
  const [bx, by] = point(radius, flipped ? from : to);
  return `M${ax} ${ay}A${radius} ${radius} 0 0 ${flipped ? 0 : 1} ${bx} ${by}`;
}
