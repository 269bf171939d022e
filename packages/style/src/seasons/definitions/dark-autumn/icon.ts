import type { SeasonIcon } from '../../icon-shape.ts';

/** A pomegranate. */
export const icon: SeasonIcon = [
  { path: 'M24 4L28 12L32 5L36 12L40 4L39 18H25Z', fill: 'stem' },
  { dots: [[32, 38]], radius: 23, fill: 'main' },
  {
    path: 'M32 22C44 22 48 32 46 42C44 50 38 55 32 56C26 55 20 50 18 42C16 32 20 22 32 22Z',
    fill: 'second',
    opacity: 0.35,
  },
  {
    dots: [
      [32, 30],
      [25, 36],
      [39, 36],
      [32, 41],
      [26, 46],
      [38, 46],
    ],
    radius: 3.6,
    fill: 'second',
  },
];
