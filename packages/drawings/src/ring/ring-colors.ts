import { labToHex, lchToLab, SEASON_AXES } from '@trueseason/color';
import type { SeasonName } from '@trueseason/contracts';

/** The colours of each season's arc, from the rim inwards. */
export type RingColors = Readonly<Record<SeasonName, readonly string[]>>;

export const RING_ORDER = Object.keys(SEASON_AXES) as SeasonName[];

/** Rim hues in degrees, so that the ring reads as one turn of the colour circle. */
const HUES: Readonly<Record<SeasonName, number>> = {
  'Bright Spring': 38,
  'True Spring': 68,
  'Light Spring': 92,
  'Light Summer': 182,
  'True Summer': 236,
  'Soft Summer': 292,
  'Soft Autumn': 78,
  'True Autumn': 56,
  'Dark Autumn': 34,
  'Dark Winter': 12,
  'True Winter': 282,
  'Bright Winter': 352,
};

const LEAN = [0, 46, -58, 150];

/** Four colours at a season's own lightness and chroma. */
function arcColors(season: SeasonName): string[] {
  const { value, chroma } = SEASON_AXES[season];
  return LEAN.map((lean, i) =>
    labToHex(lchToLab([58 + 26 * value + (i % 2) * 6, 32 + 26 * chroma, (HUES[season] + lean + 360) % 360])),
  );
}

export const RING_COLORS: RingColors = Object.fromEntries(
  RING_ORDER.map((season) => [season, arcColors(season)]),
) as unknown as RingColors;
