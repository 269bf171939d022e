import type { HexColor, NamedColor } from '@trueseason/contracts';

interface Piece {
  /** With its finish, such as `Brushed Steel`. */
  readonly metal: string;
  /** Stones, pearls or beads; null for plain metal. */
  readonly stone: HexColor | null;
}

/** A drawn piece of each kind in the jewelry guide. */
export interface DrawnJewelry {
  readonly ring: Piece & {
    readonly kind: 'fine' | 'solitaire' | 'square' | 'closed' | 'signet';
    readonly stone: HexColor;
  };
  readonly necklace: Piece & {
    readonly kind: 'chain' | 'layered' | 'cord' | 'pendant' | 'beads' | 'collar';
    /** Of a chain; medium if absent. */
    readonly links?: 'fine' | 'heavy';
  };
  readonly earrings: Piece & { readonly kind: 'hoops' | 'studs' | 'discs' };
  readonly watch: {
    readonly case: string;
    readonly dial: HexColor;
    /** Null: a band of the case's metal. */
    readonly strap: HexColor | null;
  };
}

export const FRAME_SHAPES = ['round', 'oval', 'rectangle', 'cat-eye', 'aviator'] as const;
export type FrameShape = (typeof FRAME_SHAPES)[number];

export interface FrameLook {
  readonly shape: FrameShape;
  /** Width of the rim, in units of the drawing's box (160 by 72). */
  readonly rim: number;
  /** A heavier line along the top. */
  readonly brow?: boolean;
  /** No rim along the lower edge. */
  readonly half?: boolean;
  /** Light and dark patches, like tortoiseshell or horn. */
  readonly flecked?: boolean;
  /** Whether skin and paper show through the rim. */
  readonly clear?: boolean;
  /** A rectangle without corners. */
  readonly soft?: boolean;
}

/** A season's frame, by its color's name in the palette, best first. */
export interface DrawnFrame extends FrameLook {
  readonly color: string;
}

/** The same with its color. */
export interface SeasonFrame extends NamedColor {
  readonly look: FrameLook;
}
