import type { SeasonIcon } from '../../icon-shape.ts';

/** An oak leaf. */
export const icon: SeasonIcon = [
  {
    path: 'M32 4C38 6 40 11 38 15C45 13 50 18 47 25C54 25 57 33 51 38C54 43 50 49 43 47C41 51 36 53 32 54C28 53 23 51 21 47C14 49 10 43 13 38C7 33 10 25 17 25C14 18 19 13 26 15C24 11 26 6 32 4Z',
    fill: 'main',
  },
  { path: 'M32 14V62M32 46L44 38M32 46L20 38M32 33L42 25M32 33L22 25', line: 'stem', width: 2.4 },
  { dots: [[50, 54]], radius: 6, fill: 'second' },
];
