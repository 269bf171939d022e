import type { SeasonIcon } from '../../icon-shape.ts';

const OUTER = [
  [20, 20],
  [32, 14],
  [44, 20],
  [16, 31],
  [48, 31],
  [24, 41],
  [40, 41],
] as const;
const INNER = [
  [27, 27],
  [38, 27],
  [32, 36],
] as const;

/** A hydrangea. */
export const icon: SeasonIcon = [
  { path: 'M32 44V61', line: 'stem', width: 3 },
  { path: 'M32 56C42 57 49 53 53 45C43 43 35 47 32 56Z', fill: 'stem' },
  { dots: OUTER, radius: 8, fill: 'main' },
  { dots: INNER, radius: 7, fill: 'second' },
  { dots: [...OUTER, ...INNER], radius: 1.6, fill: 'stem' },
];
