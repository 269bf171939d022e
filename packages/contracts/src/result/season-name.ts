/** Seasons in ring order: neighbors share a trait, and the last is next to the first. */
export const SEASON_NAMES = [
  'Bright Spring',
  'True Spring',
  'Light Spring',
  'Light Summer',
  'True Summer',
  'Soft Summer',
  'Soft Autumn',
  'True Autumn',
  'Dark Autumn',
  'Dark Winter',
  'True Winter',
  'Bright Winter',
] as const;

export type SeasonName = (typeof SEASON_NAMES)[number];

export const SEASON_FAMILIES = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
export type SeasonFamily = (typeof SEASON_FAMILIES)[number];

/** The seasons plus one Absolute type per family, used if no axis dominates. */
export const ABSOLUTE_TYPES = ['Absolute Spring', 'Absolute Summer', 'Absolute Autumn', 'Absolute Winter'] as const;
export const SEASON_TYPES = [...SEASON_NAMES, ...ABSOLUTE_TYPES] as const;
export type SeasonType = (typeof SEASON_TYPES)[number];

export const SEASON_COUNT = SEASON_NAMES.length;
export const TYPE_COUNT = SEASON_NAMES.length + ABSOLUTE_TYPES.length;

export const familyOf = (season: SeasonType): SeasonFamily => season.split(' ')[1] as SeasonFamily;
