import type { SeasonIcon } from '../../icon-shape.ts';

/** A snowflake. */
export const icon: SeasonIcon = [
  {
    path: 'M32 32V5M32 14L25 8M32 14L39 8M32 22L26 17M32 22L38 17',
    line: 'main',
    width: 3,
    around: [6, 32, 32],
  },
  { dots: [[32, 32]], radius: 4.5, fill: 'second' },
];
