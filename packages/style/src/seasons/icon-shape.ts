/** The colors of a motif: main part, second part, stem or shade. */
export const ICON_INKS = ['main', 'second', 'stem'] as const;
export type IconInk = (typeof ICON_INKS)[number];

type Outline =
  | { readonly path: string }
  | { readonly dots: readonly (readonly [x: number, y: number])[]; readonly radius: number }
  /** `tilt` in degrees, clockwise around its center. */
  | { readonly oval: readonly [x: number, y: number, rx: number, ry: number]; readonly tilt?: number };

interface Paint {
  readonly fill?: IconInk;
  readonly line?: IconInk;
  /** Of the line. */
  readonly width?: number;
  readonly opacity?: number;
  /** Repeats the shape around a point. */
  readonly around?: readonly [count: number, x: number, y: number];
}

/** A flat shape of a season's motif, in a box of 64 by 64. Pure data, drawn by `packages/print/src/drawings`. */
export type IconShape = Outline & Paint;
export type SeasonIcon = readonly IconShape[];
