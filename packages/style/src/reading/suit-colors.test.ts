import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { deltaE00, hexToLab } from '../color/index.ts';
import { suitColors } from './suit-colors.ts';

it.each(SEASON_NAMES)('a %s has three suits, each darker than its shirts, and ties unlike both', (season) => {
  const { suits, shirts, ties } = suitColors(resultFixture(season).reading);
  for (const colors of [suits, shirts, ties]) expect(colors).toHaveLength(3);
  const lightness = (colors: typeof suits) => colors.map(({ hex }) => hexToLab(hex)[0]);
  expect(Math.max(...lightness(suits))).toBeLessThan(Math.min(...lightness(shirts)) - 20);
  for (const { hex } of ties) {
    for (const other of [...suits, ...shirts]) {
      expect(deltaE00(hexToLab(hex), hexToLab(other.hex)), `${hex} and ${other.hex}`).toBeGreaterThan(6);
    }
  }
});

it.each([
  ['True Winter', ['Pure White', 'Powder Blue']],
  ['True Autumn', ['Ivory']],
  ['Light Summer', ['Powder Blue']],
] as const)('a %s has shirts in %s, no tints of other hues first', (season, names) => {
  const { shirts } = suitColors(resultFixture(season).reading);
  for (const name of names) expect(shirts.map((color) => color.name)).toContain(name);
  expect(shirts.map((color) => color.name)).not.toContain('Ice Lemon');
});
