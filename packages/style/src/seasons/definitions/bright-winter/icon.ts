import type { SeasonIcon } from '../../icon-shape.ts';

/** An ice crystal. */
export const icon: SeasonIcon = [
  { path: 'M32 32L26 14L32 4L38 14Z', fill: 'main', around: [6, 32, 32] },
  { path: 'M32 32L32 4L38 14Z', fill: 'second', around: [6, 32, 32] },
  { dots: [[32, 32]], radius: 5, fill: 'stem' },
];
