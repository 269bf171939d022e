import type { SeasonIcon } from '../../icon-shape.ts';

/** A blossom. */
export const icon: SeasonIcon = [
  { path: 'M6 58C20 54 26 48 32 36', line: 'stem', width: 4 },
  { dots: [[34, 14]], radius: 10, fill: 'main', around: [5, 34, 27] },
  { path: 'M34 27V18', line: 'second', width: 2.5, around: [5, 34, 27] },
  { dots: [[34, 27]], radius: 4, fill: 'second' },
];
