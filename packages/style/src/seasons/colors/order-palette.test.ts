import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { paletteOf } from '../palettes.ts';
import { orderPalette } from './order-palette.ts';
import { expectedService } from './service.ts';

const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights', 'lipstick', 'blush', 'eyeshadow'] as const;
const namesIn = (colors: readonly { readonly name: string }[]) => colors.map(({ name }) => name);

it.each(SEASON_NAMES)('%s: adds and removes no color, and leads with eight of its own', (season) => {
  const ordered = orderPalette(paletteOf(season), resultFixture(season).evidence);
  for (const group of GROUPS) {
    expect(namesIn(ordered[group]).toSorted()).toEqual(namesIn(paletteOf(season)[group]).toSorted());
  }
  expect(new Set(ordered.signature).size).toBe(8);
});

it('leads with colors that also serve the runner-up', () => {
  const leading = (runnerUp: number) => {
    const distribution = [
      { season: 'Light Summer' as const, probability: 1 - runnerUp },
      { season: 'Light Spring' as const, probability: runnerUp },
    ];
    const { signature } = orderPalette(paletteOf('Light Summer'), {
      ...resultFixture('Light Summer').evidence,
      distribution,
    });
    const spring = expectedService([{ season: 'Light Spring', probability: 1 }], 'clothing');
    return signature.reduce((sum, color) => sum + spring(color), 0);
  };
  expect(leading(0.45)).toBeGreaterThan(leading(0) + 1);
});
