import { SEASON_NAMES } from '@trueseason/contracts';
import { hexToLab } from '@trueseason/style/color';
import { KIND_SHARES, resultFixture } from '@trueseason/testing/result';
import { expect, test } from 'vitest';
import { judgeColor } from './judge-color.ts';

test.each(
  SEASON_NAMES.flatMap((season) =>
    Object.entries(KIND_SHARES).map(([kind, shares]) => [season, kind, shares] as const),
  ),
)('%s, %s: own colors are yours, colors to avoid are not', (season, _, shares) => {
  const { reading, evidence } = resultFixture(season, { shares });
  const { neutrals, lights, brights, avoid } = reading.sections;
  const wardrobe = {
    neutrals: neutrals.colors,
    lights: lights.colors,
    brights: brights.colors,
    avoid: avoid.colors,
    distribution: evidence.distribution,
  };
  const saidOf = ({ hex }: { hex: string }) => judgeColor(hexToLab(hex), wardrobe).verdict;
  const own = [...neutrals.colors, ...lights.colors, ...brights.colors];
  expect(own.filter((color) => saidOf(color) !== 'yours')).toEqual([]);
  expect(avoid.colors.filter((color) => saidOf(color) !== 'not')).toEqual([]);
});
