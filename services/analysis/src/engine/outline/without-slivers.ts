type Mask = (x: number, y: number) => boolean;

/**
 * Morphological opening with a disk: removes slivers, such as skin between a lid and a rim.
 * @param radius of the disk, in cells; outside the grid nothing is set
 */
export function withoutSlivers(isSet: Mask, size: number, radius: number): Mask {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  const disk = reach
    .flatMap((dx) => reach.map((dy) => [dx, dy] as const))
    .filter(([x, y]) => Math.hypot(x, y) <= radius);
  const keptCells = new Set<number>();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const fits = disk.every(([dx, dy]) => isWithin(x + dx, size) && isWithin(y + dy, size) && isSet(x + dx, y + dy));
      if (fits) for (const [dx, dy] of disk) keptCells.add((y + dy) * size + x + dx);
    }
  }
  return (x, y) => keptCells.has(y * size + x);
}

const isWithin = (at: number, size: number): boolean => at >= 0 && at < size;
