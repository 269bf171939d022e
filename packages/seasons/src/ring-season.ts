import type { Axis, HexColor, NamedColor } from '@trueseason/contracts';

/** Where a person or a season lies: each axis in about -1..1. */
export type AxisPosition = Readonly<Record<Axis, number>>;

/** What the ring, the share story and the covers need of a season: light enough for the first screen. */
export interface RingSeason {
  readonly slug: string;
  readonly subtitle: string;
  /** The one color of the season's arc; no two look alike. */
  readonly arc: HexColor;
  /** Four colors that say the season at a glance; all are in its palette. */
  readonly identity: readonly NamedColor[];
  /**
   * The middle of the season. The order of the seasons and the trait that leads each (named first) is the field's
   * convention; no numeric definition is published anywhere, so the numbers are our own. Each family keeps one sign
   * of temperature.
   */
  readonly axes: AxisPosition;
}
