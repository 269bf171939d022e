import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { hexToLab, isColorful } from '../../color/index.ts';
import { paletteOf } from '../palettes.ts';
import { firstCloth } from './first-cloth.ts';
import { expectedService } from './service.ts';
import { sortPalette } from './sort-palette.ts';

const GROUPS = ['coreNeutrals', 'accentLights', 'accentBrights', 'lipstick', 'blush', 'eyeshadow'] as const;
const namesIn = (colors: readonly { readonly name: string }[]) => colors.map(({ name }) => name);

it.each(SEASON_NAMES)('%s: adds and removes no color, and leads with eight of its own', (season) => {
  const ordered = sortPalette(paletteOf(season), resultFixture(season).evidence);
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
    const { signature } = sortPalette(paletteOf('Light Summer'), {
      ...resultFixture('Light Summer').evidence,
      distribution,
    });
    const spring = expectedService([{ season: 'Light Spring', probability: 1 }], 'clothing');
    return signature.reduce((sum, color) => sum + spring(color), 0);
  };
  expect(leading(0.45)).toBeGreaterThan(leading(0) + 1);
});

it('hangs a likely, colorful cloth first', () => {
  const evidence = resultFixture('True Winter').evidence;
  const distribution = [
    { season: 'True Winter' as const, probability: 0.55 },
    { season: 'Dark Winter' as const, probability: 0.25 },
    { season: 'Soft Summer' as const, probability: 0.2 },
  ];
  const { signature } = sortPalette(paletteOf('True Winter'), { ...evidence, distribution });
  const [first] = signature;
  if (!first) throw new Error('no signature');
  expect(isColorful(first)).toBe(true);
  expect(first.probability).toBeGreaterThanOrEqual(0.7);
});

it('hangs no neutral first, sure as it may be, and nothing that looks like the skin', () => {
  const neutral = { hex: '#E3CDB5', name: 'Sand', probability: 1 };
  const likeSkin = { hex: '#C98F6B', name: 'Clay', probability: 1 };
  const likely = { hex: '#E34234', name: 'Vermilion', probability: 0.6 };
  const unlikely = { hex: '#7F00FF', name: 'Violet', probability: 0.4 };
  const skin = hexToLab(likeSkin.hex);
  expect(firstCloth([neutral, likeSkin, unlikely, likely], skin)).toBe(likely);
  expect(firstCloth([neutral, likeSkin, unlikely], skin)).toBe(unlikely);
  expect(firstCloth([neutral, likeSkin], skin)).toBeUndefined();
});
