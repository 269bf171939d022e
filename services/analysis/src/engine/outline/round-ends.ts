/** Height of the rounded end over the length of the cut. */
const HIGH = 0.4;

type Mask = (x: number, y: number) => boolean;

/**
 * Replaces the straight cut of a shape at the grid's border with a bow, for hair that continues beyond it.
 * @param highest maximum height of the bow, in cells
 */
export function withRoundEnds(isSet: Mask, size: number, highest: number): Mask {
  const last = size - 1;
  const sides: readonly ((along: number, deep: number) => readonly [x: number, y: number])[] = [
    (along, deep) => [along, deep],
    (along, deep) => [along, last - deep],
    (along, deep) => [deep, along],
    (along, deep) => [last - deep, along],
  ];
  const bare = new Set<number>();
  for (const cell of sides) {
    for (const [from, to] of runsOf((along) => isSet(...cell(along, 0)), size)) {
      const high = Math.round(Math.min(highest, HIGH * (to - from)));
      // Half an ellipse over the shape's extent where the bow starts, so that it joins the edge.
      const isThere = (along: number) =>
        Array.from({ length: high + 1 }, (_, deep) => deep).some((deep) => isSet(...cell(along, deep)));
      const run = runsOf(isThere, size).find(([first, end]) => first <= from && to <= end);
      const [left, right] = run ?? [from, to];
      for (let along = left; along < right; along++) {
        const offCenter = (2 * (along + 0.5) - left - right) / (right - left);
        const depth = high * (1 - Math.sqrt(Math.max(0, 1 - offCenter ** 2)));
        for (let deep = 0; deep + 0.5 < depth; deep++) {
          const [x, y] = cell(along, deep);
          bare.add(y * size + x);
        }
      }
    }
  }
  return (x, y) => !bare.has(y * size + x) && isSet(x, y);
}

/** Runs of set positions, end-exclusive. */
function runsOf(isSet: (at: number) => boolean, size: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let at = 0; at < size; at++) {
    if (!isSet(at)) continue;
    const run = runs.at(-1);
    if (run?.[1] === at) run[1] = at + 1;
    else runs.push([at, at + 1]);
  }
  return runs;
}
