import type { SeasonIcon } from '../../icon-shape.ts';

/** An ear of wheat. */
export const icon: SeasonIcon = [
  { path: 'M32 14V61', line: 'stem', width: 2.5 },
  ...[16, 25, 34, 43].flatMap((y, i): SeasonIcon => {
    const fill = i % 2 ? 'second' : 'main';
    return [
      { path: `M32 ${y + 9}C22 ${y + 8} 19 ${y} 20 ${y - 6}C28 ${y - 4} 32 ${y + 1} 32 ${y + 9}Z`, fill },
      { path: `M32 ${y + 9}C42 ${y + 8} 45 ${y} 44 ${y - 6}C36 ${y - 4} 32 ${y + 1} 32 ${y + 9}Z`, fill },
    ];
  }),
  { oval: [32, 9, 4, 8], fill: 'main' },
];
