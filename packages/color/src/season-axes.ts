/** Where a person or a season lies: each axis in about -1..1. */
export interface AxisPosition {
  /** Cool (-1) to warm (+1). */
  readonly temperature: number;
  /** Deep (-1) to light (+1). */
  readonly value: number;
  /** Soft (-1) to clear (+1). */
  readonly chroma: number;
  /** Low (-1) to high (+1) contrast between skin, hair and eyes. */
  readonly contrast: number;
}

/**
 * The twelve seasons on the four axes, in ring order. The order of the seasons and the trait that
 * leads each (named first) is the field's convention; no numeric definition is published anywhere,
 * so the numbers are our own. Each family keeps one sign of temperature.
 */
export const SEASON_AXES = {
  'Bright Spring': { temperature: 0.4, value: 0.2, chroma: 0.9, contrast: 0.6 },
  'True Spring': { temperature: 0.9, value: 0.35, chroma: 0.45, contrast: 0.05 },
  'Light Spring': { temperature: 0.4, value: 0.9, chroma: 0.2, contrast: -0.45 },
  'Light Summer': { temperature: -0.4, value: 0.9, chroma: -0.2, contrast: -0.5 },
  'True Summer': { temperature: -0.9, value: 0.35, chroma: -0.45, contrast: -0.2 },
  'Soft Summer': { temperature: -0.4, value: -0.05, chroma: -0.9, contrast: -0.6 },
  'Soft Autumn': { temperature: 0.4, value: -0.05, chroma: -0.9, contrast: -0.6 },
  'True Autumn': { temperature: 0.9, value: -0.35, chroma: -0.45, contrast: -0.1 },
  'Dark Autumn': { temperature: 0.4, value: -0.9, chroma: -0.2, contrast: 0.35 },
  'Dark Winter': { temperature: -0.4, value: -0.9, chroma: 0.2, contrast: 0.55 },
  'True Winter': { temperature: -0.9, value: -0.35, chroma: 0.45, contrast: 0.65 },
  'Bright Winter': { temperature: -0.4, value: -0.2, chroma: 0.9, contrast: 0.85 },
} as const satisfies Record<string, AxisPosition>;

export type SeasonKey = keyof typeof SEASON_AXES;
