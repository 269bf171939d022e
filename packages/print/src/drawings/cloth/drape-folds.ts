type Point = readonly [number, number];

/** A fold of hanging cloth as closed outlines: lit part, shadow and crease. */
export interface DrapeFold {
  readonly bulge: string;
  readonly hollow: string;
  readonly crease: string;
  /** How deep it is, 0..1. */
  readonly depth: number;
}

const heightAt = (edge: readonly Point[], x: number): number =>
  edge.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best), edge[0] ?? [0, 0])[1];

/** The lowest point of the edge mid-cloth: below the chin. */
function dipOf(edge: readonly Point[], width: number): Point {
  const inner = edge.filter(([x]) => x > width * 0.3 && x < width * 0.7);
  return inner.reduce((low, point) => (point[1] > low[1] ? point : low), inner[0] ?? [width / 2, 0]);
}

const n = (value: number): number => Math.round(value * 100) / 100;

/** Half span and drop below the edge in shares of the width; lean, and depth. */
const SWAGS = [
  [0.2, 0.075, 0.02, 0.7],
  [0.27, 0.165, -0.03, 1],
  [0.33, 0.275, 0.025, 0.9],
  [0.4, 0.4, -0.02, 0.6],
] as const;

/** Bows from one side of the neck to the other, each wider and deeper than the last. */
export function swagsOf(edge: readonly Point[], width: number): DrapeFold[] {
  const [center, dip] = dipOf(edge, width);
  return SWAGS.map(([half, hang, lean, depth]) => {
    const left = center - half * width;
    const right = center + half * width;
    const top = heightAt(edge, left) + 1;
    const end = heightAt(edge, right) + 1;
    const low = center + lean * width;
    /** The bow, moved down or up in its middle. */
    const bow = (by: number, back = false): string => {
      const y = dip + hang * width + by;
      const [x1, y1, x2, y2] = back ? [right, end, left, top] : [left, top, right, end];
      const controlX = (x: number) => n(x + (low - x) * 0.38);
      const controlY = (yy: number) => n(yy + (y - yy) * 0.86);
      return `${back ? 'L' : 'M'}${n(x1)} ${n(y1)}C${controlX(x1)} ${controlY(y1)} ${n(low + (x1 - low) * 0.32)} ${n(y)} ${n(low)} ${n(y)}S${controlX(x2)} ${controlY(y2)} ${n(x2)} ${n(y2)}`;
    };
    const between = (upper: number, lower: number) => `${bow(upper)}${bow(lower, true)}Z`;
    return { bulge: between(-4.6, -1.2), hollow: between(-0.4, 3.4), crease: between(-0.4, 0.7), depth };
  });
}

/** Start next to the neck and lower end, in shares of the width; depth. */
const FALLS = [
  [0.24, 0.3, 0.75],
  [0.28, 0.41, 1],
  [0.34, 0.53, 0.85],
  [0.41, 0.68, 0.7],
] as const;

/** Folds from the sides of the neck, widening over the shoulders. */
export function fallsOf(edge: readonly Point[], width: number, height: number): DrapeFold[] {
  const [center] = dipOf(edge, width);
  return ([-1, 1] as const).flatMap((side) =>
    FALLS.map(([from, to, depth], i) => {
      // Real cloth falls unevenly.
      const x = center + side * (from + (side === 1 ? 0.015 : 0)) * width;
      const end = center + side * (to + (side === 1 ? -0.02 : 0.01)) * width;
      const y = heightAt(edge, x) + 0.6;
      const drop = height + 4 - y;
      const bend = (i % 2 === 0 ? 0.02 : -0.02) * width;
      const line = (shift: number, back = false): string => {
        const tip = end + side * shift;
        const ax = n(x + side * (0.03 * width) + bend);
        const ay = n(y + drop * 0.34);
        const bx = n(tip - bend - side * 0.02 * width);
        const by = n(y + drop * 0.62);
        return back
          ? `L${n(tip)} ${n(height + 4)}C${bx} ${by} ${ax} ${ay} ${n(x)} ${n(y)}`
          : `M${n(x)} ${n(y)}C${ax} ${ay} ${bx} ${by} ${n(tip)} ${n(height + 4)}`;
      };
      const between = (inner: number, outer: number) => `${line(inner)}${line(outer, true)}Z`;
      return { bulge: between(1.2, 6), hollow: between(-4.4, 0.4), crease: between(-0.9, 0.5), depth };
    }),
  );
}
