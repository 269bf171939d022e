import { type Evidence, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { composeReading } from '../../reading/index.ts';
import { paletteOf } from '../palettes.ts';
import { clothingColors } from './clothing-colors.ts';
import { colorProbability, seasonsWithColor } from './color-probability.ts';
import { isSure, isSurelyNot } from './sure-color.ts';

const distributionOf = (shares: Readonly<Record<string, number>>): Evidence['distribution'] =>
  SEASON_NAMES.map((season) => ({ season, probability: shares[season] ?? 0 })).sort(
    (a, b) => b.probability - a.probability,
  );

it('sums the probabilities of the seasons that have the color', () => {
  const distribution = distributionOf({ 'True Summer': 0.5, 'Light Summer': 0.3, 'Dark Autumn': 0.2 });
  for (const color of clothingColors(paletteOf('True Summer'))) {
    const seasons = seasonsWithColor(color);
    const expected = distribution.filter(({ season }) => seasons.has(season)).map(({ probability }) => probability);
    expect(colorProbability(color, distribution)).toBeCloseTo(expected.reduce((sum, share) => sum + share));
  }
});

it.each(SEASON_NAMES)('%s: all own colors are sure and none to avoid is worn if it is certain', (season) => {
  const { evidence } = resultFixture(season);
  const certain = { ...evidence, distribution: distributionOf({ [season]: 1 }) };
  const { neutrals, lights, brights, avoid } = composeReading(certain, season).sections;
  expect([neutrals, lights, brights].flatMap(({ colors }) => colors.map(isSure))).toEqual(Array(36).fill(true));
  expect(avoid.colors.every(isSurelyNot)).toBe(true);
});

it.each(SEASON_NAMES)('%s: sure colors lead every group, and colors surely not worn those to avoid', (season) => {
  const { evidence } = resultFixture(season);
  const second = evidence.runnerUp;
  const distribution = distributionOf({ [season]: 0.6, [second]: 0.4 });
  const { neutrals, lights, brights, signature, avoid } = composeReading(
    { ...evidence, distribution },
    season,
  ).sections;
  for (const { colors } of [neutrals, lights, brights]) {
    const sure = colors.map(isSure);
    expect(sure).toEqual(sure.toSorted((a, b) => Number(b) - Number(a)));
  }
  const shared = clothingColors(paletteOf(season)).filter((color) => seasonsWithColor(color).has(second));
  expect([neutrals, lights, brights].flatMap(({ colors }) => colors.filter(isSure)).length).toBe(shared.length);
  expect(signature.colors.every(({ probability }) => probability !== undefined)).toBe(true);
  const not = avoid.colors.map(isSurelyNot);
  expect(not).toEqual(not.toSorted((a, b) => Number(b) - Number(a)));
});
