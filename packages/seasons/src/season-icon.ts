/** The drawn motif of each season; the drawings package owns the shapes. */
export const SEASON_ICONS = [
  'tulip',
  'daffodil',
  'blossom',
  'sweet-pea',
  'hydrangea',
  'lavender',
  'wheat',
  'oak-leaf',
  'pomegranate',
  'blackberry',
  'snowflake',
  'ice-crystal',
] as const;
export type SeasonIcon = (typeof SEASON_ICONS)[number];
