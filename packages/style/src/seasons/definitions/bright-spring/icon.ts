import type { SeasonIcon } from '../../icon-shape.ts';

/** A tulip. */
export const icon: SeasonIcon = [
  { path: 'M32 36V60M32 56C22 56 17 49 16 41C25 42 31 48 32 56Z', fill: 'stem', line: 'stem', width: 3 },
  { path: 'M17 10C22 14 24 18 24 22L32 8L40 22C40 18 42 14 47 10C51 26 45 39 32 39S13 26 17 10Z', fill: 'main' },
  { path: 'M32 8L40 22C40 31 37 36 32 39C27 36 24 31 24 22Z', fill: 'second' },
];
