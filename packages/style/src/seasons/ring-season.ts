import type { Axis, HexColor, NamedColor } from '@trueseason/contracts';

/** Position of a person or season on each axis, about -1..1. */
export type AxisPosition = Readonly<Record<Axis, number>>;

/** What the ring, the share story and the covers need of a season: light enough for the first screen. */
export interface RingSeason {
  readonly slug: string;
  readonly subtitle: string;
  /** The arc's color; no two look alike. */
  readonly arc: HexColor;
  /** Four palette colors that show the season at a glance. */
  readonly identity: readonly NamedColor[];
  /**
   * The season's center. Order and leading traits (named first) are the field's convention; no numbers are published
   * anywhere, so they are our own. Each family keeps one sign of temperature.
   */
  readonly axes: AxisPosition;
}
