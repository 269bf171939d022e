import type { SeasonIcon } from '../../icon-shape.ts';

/** A blackberry. */
export const icon: SeasonIcon = [
  { path: 'M32 4V14M32 14L20 9M32 14L44 9', line: 'stem', width: 3.5 },
  {
    dots: [
      [22, 22],
      [42, 22],
      [18, 32],
      [46, 32],
      [23, 42],
      [41, 42],
      [32, 54],
    ],
    radius: 7.5,
    fill: 'main',
  },
  {
    dots: [
      [32, 20],
      [26, 31],
      [38, 31],
      [32, 42],
    ],
    radius: 7.5,
    fill: 'second',
  },
];
