/** The parts of one garment laid flat, as paths in a box of 100 wide, from the lowest to the topmost. */
export interface Shape {
  readonly height: number;
  readonly cloth: readonly string[];
  /** What shows of the lining: a neck, the mouth of a shoe. */
  readonly inside?: string;
  readonly folds?: string;
  readonly seams?: string;
  /** Collars, straps and flaps that lie on the cloth. */
  readonly over?: readonly string[];
  readonly buttons?: readonly (readonly [x: number, y: number])[];
  /** Soles and buckles, which keep their own color. */
  readonly trim?: string;
}

/** A path that has pairs of coordinates alone, each put elsewhere along the width. */
const mapped = (path: string, to: (x: number) => number): string =>
  path.replaceAll(
    /(-?[\d.]{1,6}) (-?[\d.]{1,6})/g,
    (_, x: string, y: string) => `${Math.round(to(Number(x)) * 10) / 10} ${y}`,
  );

export const moved = (path: string, by: number): string => mapped(path, (x) => x + by);
export const mirrored = (path: string): string => mapped(path, (x) => 100 - x);
export const both = (path: string): string => path + mirrored(path);
