type Mask = (x: number, y: number) => boolean;

/**
 * A shape without what is too narrow for a disk to pass (a morphological opening): skin between a lid and the rim of
 * glasses looks like a slip of the pen.
 * @param radius of the disk, in cells; beyond the grid nothing is set
 */
export function withoutSlivers(isSet: Mask, size: number, radius: number): Mask {
  const reach = Array.from({ length: 2 * radius + 1 }, (_, i) => i - radius);
  const disk = reach
    .flatMap((dx) => reach.map((dy) => [dx, dy] as const))
    .filter(([x, y]) => Math.hypot(x, y) <= radius);
  const kept = new Set<number>();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const fits = disk.every(([dx, dy]) => isWithin(x + dx, size) && isWithin(y + dy, size) && isSet(x + dx, y + dy));
      if (fits) for (const [dx, dy] of disk) kept.add((y + dy) * size + x + dx);
    }
  }
  return (x, y) => kept.has(y * size + x);
}

const isWithin = (at: number, size: number): boolean => at >= 0 && at < size;
