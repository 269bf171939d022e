import type { SeasonIcon } from '../../icon-shape.ts';

/** A daffodil. */
export const icon: SeasonIcon = [
  { path: 'M32 34V61', line: 'stem', width: 3 },
  { oval: [32, 12, 7, 11], fill: 'main', around: [6, 32, 26] },
  { dots: [[32, 26]], radius: 9, fill: 'second' },
  { dots: [[32, 26]], radius: 4, fill: 'stem' },
];
