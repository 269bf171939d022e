import type { SeasonIcon } from '../../icon-shape.ts';

/** A sweet pea. */
export const icon: SeasonIcon = [
  { path: 'M34 34C34 46 30 54 22 61M31 50C38 50 43 46 46 39', line: 'stem', width: 3 },
  { path: 'M33 36C14 36 8 24 13 13C22 8 32 14 33 24C34 14 44 8 53 13C58 24 52 36 33 36Z', fill: 'main' },
  { path: 'M33 38C24 38 22 30 26 24C30 23 33 26 33 29C33 26 36 23 40 24C44 30 42 38 33 38Z', fill: 'second' },
];
