type Mask = (x: number, y: number) => boolean;

/**
 * Closes notches narrower than a few cells, as in a parted fringe. Thin hair stays.
 * @param reach radius of the majority filter, in cells; outside the grid nothing is set, so that shapes do not grow to
 * the border
 * @param isBare cells in a notch that clearly show something else stay out
 */
export function withEvenEdge(isSet: Mask, size: number, reach: number, isBare: Mask = () => false): Mask {
  // Summed-area table, so any box is four lookups.
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
    if (isBare(x, y)) return false;
    const x0 = Math.max(0, x - reach);
    const y0 = Math.max(0, y - reach);
    const x1 = Math.min(size, x + reach + 1);
    const y1 = Math.min(size, y + reach + 1);
    const set = at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
    return 2 * set > (2 * reach + 1) ** 2;
  };
}
