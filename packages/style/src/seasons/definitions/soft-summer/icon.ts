import type { SeasonIcon } from '../../icon-shape.ts';

/** A lavender. */
export const icon: SeasonIcon = [
  { path: 'M32 24V61M32 56C24 54 20 49 19 43M32 52C39 50 43 46 44 40', line: 'stem', width: 2.5 },
  ...[40, 33, 26, 19].flatMap((y, i): SeasonIcon => {
    const fill = i % 2 ? 'second' : 'main';
    return [
      { oval: [26, y, 7, 4.2], tilt: 35, fill },
      { oval: [38, y, 7, 4.2], tilt: -35, fill },
    ];
  }),
  { oval: [32, 10, 4, 7], fill: 'main' },
];
