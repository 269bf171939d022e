/** The three colors of a motif: its main part, its second part, its stem or shade. */
export const ICON_INKS = ['main', 'second', 'stem'] as const;
export type IconInk = (typeof ICON_INKS)[number];

type Outline =
  | { readonly path: string }
  | { readonly dots: readonly (readonly [x: number, y: number])[]; readonly radius: number }
  /** `tilt` in degrees, clockwise round its own center. */
  | { readonly oval: readonly [x: number, y: number, rx: number, ry: number]; readonly tilt?: number };

interface Paint {
  readonly fill?: IconInk;
  readonly line?: IconInk;
  /** Of the line. */
  readonly width?: number;
  readonly opacity?: number;
  /** The same shape so many times around a point. */
  readonly around?: readonly [count: number, x: number, y: number];
}

/** One flat shape of a season's motif, in a box of 64 by 64. Pure data: `packages/drawings` draws it. */
export type IconShape = Outline & Paint;
export type SeasonIcon = readonly IconShape[];
