import { SEASON_NAMES } from '@trueseason/contracts';
import { deltaE00, hexToLab } from '@trueseason/style/color';
import { resultFixture } from '@trueseason/testing/result';
import { expect, it } from 'vitest';
import { parseColor } from '../lib/named-colors.ts';
import { comparedCloths, signatureCloths, wrongCloth } from './cloths.ts';

it.each(SEASON_NAMES)('%s: whichever color is its first, the first pair differs at a glance', (season) => {
  const { overview } = resultFixture(season);
  const { signatureColors } = overview;
  for (const first of signatureColors) {
    const wrong = wrongCloth({ overview: { ...overview, signatureColors: [first, ...signatureColors] } });
    expect(deltaE00(hexToLab(parseColor(first).hex), hexToLab(wrong?.hex ?? '')), first).toBeGreaterThanOrEqual(25);
  }
});

it('compares with a color to avoid, then with the runner-up’s, and with others to avoid if it has none', () => {
  const result = resultFixture('True Autumn');
  const [wrong, ...others] = comparedCloths(result).colors;
  expect(wrong).toEqual({ ...wrongCloth(result), description: 'a color to avoid' });
  expect(others).toHaveLength(3);
  const [second, ...rest] = others.map(({ description }) => description);
  expect(second).toBe(`a color of ${result.evidence.runnerUp}`);
  // Of a neighbor, some identity colors are their own as well.
  for (const description of rest) expect([second, 'a color to avoid']).toContain(description);
  const twin = { ...result, evidence: { ...result.evidence, runnerUp: 'Unknown' as typeof result.evidence.runnerUp } };
  const { colors } = comparedCloths(twin);
  expect(new Set(colors.map(({ hex }) => hex)).size).toBe(4);
  for (const { description } of colors) expect(description).toBe('a color to avoid');
});

it.each(SEASON_NAMES)('%s: says which color a neutral carries, and of the others that they are yours', (season) => {
  const result = resultFixture(season);
  const { colors } = signatureCloths(result);
  const carried = colors.find(({ description }) => description === 'yours');
  for (const { hex, description } of colors)
    expect(description).toBe(result.coreNeutrals.includes(hex) ? `a neutral to carry ${carried?.name}` : 'yours');
});
