/** Parts of a garment laid flat, as paths in a box 100 wide, from bottom to top. */
export interface Shape {
  readonly height: number;
  readonly cloth: readonly string[];
  /** Visible lining: a neck, the mouth of a shoe. */
  readonly inside?: string;
  readonly folds?: string;
  readonly seams?: string;
  /** Collars, straps and flaps on the cloth. */
  readonly over?: readonly string[];
  readonly buttons?: readonly (readonly [x: number, y: number])[];
  /** Soles and buckles, which keep their own color. */
  readonly trim?: string;
}

/** Moves the x of every coordinate pair of a path that has nothing else. */
const mapped = (path: string, to: (x: number) => number): string =>
  path.replaceAll(
    /(-?[\d.]{1,6}) (-?[\d.]{1,6})/g,
    (_, x: string, y: string) => `${Math.round(to(Number(x)) * 10) / 10} ${y}`,
  );

export const shifted = (path: string, by: number): string => mapped(path, (x) => x + by);
export const mirrored = (path: string): string => mapped(path, (x) => 100 - x);
export const withMirrored = (path: string): string => path + mirrored(path);
