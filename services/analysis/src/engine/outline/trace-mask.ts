import { distance, edgesOf, type Point } from '../picture/index.ts';

/**
 * Closed lines around the set cells of a size x size grid, in cells from its corner. Even-odd: holes are separate
 * lines. Simplified by `tolerance` cells.
 * @param even smoothing radius along the line, in cells
 */
export function traceMask(
  isSet: (x: number, y: number) => boolean,
  size: number,
  tolerance: number,
  even = 0,
): Point[][] {
  const stride = size + 1;
  // Evaluate each cell once; five neighbors read it.
  const set = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) set[y * size + x] = isSet(x, y) ? 1 : 0;
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && set[y * size + x] === 1;
  /** Directed borders between set and unset cells, by start corner: at most two each, -1 for none. */
  const next = new Int32Array(stride * stride).fill(-1);
  const other = new Int32Array(stride * stride).fill(-1);
  const starts: number[] = [];
  const border = (x0: number, y0: number, x1: number, y1: number) => {
    const from = y0 * stride + x0;
    const to = y1 * stride + x1;
    if (next[from] === -1) {
      next[from] = to;
      starts.push(from);
    } else other[from] = to;
  };
  const leave = (from: number): number => {
    const exits = other[from] === -1 ? next : other;
    const to = exits[from] ?? -1;
    exits[from] = -1;
    return to;
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!inside(x, y)) continue;
      if (!inside(x, y - 1)) border(x, y, x + 1, y);
      if (!inside(x + 1, y)) border(x + 1, y, x + 1, y + 1);
      if (!inside(x, y + 1)) border(x + 1, y + 1, x, y + 1);
      if (!inside(x - 1, y)) border(x, y + 1, x, y);
    }
  }
  const corner = (key: number): Point => ({ x: key % stride, y: Math.floor(key / stride) });
  const lines: Point[][] = [];
  for (const start of starts) {
    const line: Point[] = [];
    let from = start;
    for (let to = leave(from); to !== -1; to = leave(from)) {
      const a = corner(from);
      const b = corner(to);
      // Midpoints of borders, so that diagonals are straight.
      line.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
      from = to;
    }
    if (line.length > 3) lines.push(straightenLoop(evened(line, even), tolerance));
  }
  return lines.filter((line) => line.length >= 3);
}

/** Whether a line encloses unset cells, by its orientation. */
export const isHole = (line: readonly Point[]): boolean =>
  edgesOf(line).reduce((twice, [a, b]) => twice + a.x * b.y - b.x * a.y, 0) < 0;

/** Moving average of points on a closed line. */
function evened(loop: readonly Point[], reach: number): readonly Point[] {
  const around = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const mean = (i: number, axis: 'x' | 'y') =>
    around.reduce((sum, away) => sum + (loop.at((i + away) % loop.length)?.[axis] ?? 0), 0) / around.length;
  return reach === 0 ? loop : loop.map((_, i) => ({ x: mean(i, 'x'), y: mean(i, 'y') }));
}

function straightenLoop(loop: readonly Point[], tolerance: number): Point[] {
  const [first] = loop;
  if (!first) return [];
  const away = loop.map((point) => distance(point, first));
  const farthest = away.indexOf(Math.max(...away));
  const firstPart = straighten(loop.slice(0, farthest + 1), tolerance);
  const back = straighten([...loop.slice(farthest), first], tolerance);
  return [...firstPart.slice(0, -1), ...back.slice(0, -1)];
}

/** Polyline simplification (Ramer, Douglas, Peucker). */
function straighten(line: readonly Point[], tolerance: number): Point[] {
  const a = line[0];
  const b = line.at(-1);
  if (!a || !b) return [];
  const length = distance(a, b);
  let maximum = tolerance;
  let keep = 0;
  for (const [i, p] of line.entries()) {
    const off = length > 0 ? Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length : distance(p, a);
    if (off > maximum) [maximum, keep] = [off, i];
  }
  if (keep === 0) return [a, b];
  return [...straighten(line.slice(0, keep + 1), tolerance).slice(0, -1), ...straighten(line.slice(keep), tolerance)];
}
