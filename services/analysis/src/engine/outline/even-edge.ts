/** Cells to each side of which the larger part decides. */
const REACH = 4;

type Mask = (x: number, y: number) => boolean;

/** A shape without notches narrower than a few cells: a fringe that parts looks like a slip of the pen. Thin hair stays. */
export function withEvenEdge(isSet: Mask, size: number): Mask {
  // Sums over all cells above and to the left, so that any box is four of them.
  const stride = size + 1;
  const sums = new Int32Array(stride * stride);
  const at = (x: number, y: number): number => sums[y * stride + x] ?? 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      sums[(y + 1) * stride + x + 1] = at(x + 1, y) + at(x, y + 1) - at(x, y) + (isSet(x, y) ? 1 : 0);
    }
  }
  return (x, y) => {
    if (isSet(x, y)) return true;
    const [x0, y0] = [Math.max(0, x - REACH), Math.max(0, y - REACH)];
    const [x1, y1] = [Math.min(size, x + REACH + 1), Math.min(size, y + REACH + 1)];
    const set = at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
    return 2 * set > (x1 - x0) * (y1 - y0);
  };
}
