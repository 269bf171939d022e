import { analysisResultSchema, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { DEFAULT_METALS } from '../seasons/accessory-words.ts';
import { normalizeResult } from './normalize-result.ts';

const whole = resultFixture('Dark Winter');
describe('a stored result', () => {
  it.each(SEASON_NAMES)('of our own is left as it is: %s', (season) => {
    const result = resultFixture(season);
    expect(normalizeResult(result)).toEqual(result);
  });

  it('finds kinds of jewelry in a text, at most eight, and metals in theirs, at most five', () => {
    const accessories = { metals: 'Keep it plain.', jewelry: 'One ring, two necklaces and a watch.', glasses: 'Round' };
    const result = normalizeResult({ ...whole, accessories });
    expect(result.accessories.jewelry).toEqual([accessories.jewelry, 'Rings', 'Necklaces', 'Watches']);
    expect(result.accessories.bestMetals).toEqual([...DEFAULT_METALS]);
    expect(result.accessories.glasses).toEqual(['Round']);
  });

  /** Every field of the result, by its path, evidence and reading aside. */
  const paths = Object.entries(whole).flatMap(([key, value]): string[][] =>
    key === 'evidence' || key === 'reading' || key === 'season'
      ? []
      : typeof value === 'object' && !Array.isArray(value)
        ? [[key], ...Object.keys(value).map((inner) => [key, inner])]
        : [[key]],
  );
  const withField = ([key = '', inner]: readonly string[], value: unknown): unknown => {
    const fields: Record<string, unknown> = { ...whole };
    fields[key] = inner ? { ...(fields[key] as object), [inner]: value } : value;
    return fields;
  };

  it.each(paths.map((path) => [path.join('.'), path] as const))('can be drawn whatever stands in %s', (_, path) => {
    for (const value of [undefined, null, 7, true, '', 'One plain text.', {}, [], [null, 3, {}], ['#FFFFFF White']]) {
      const result = normalizeResult(withField(path, value));
      const { error } = analysisResultSchema
        .partial({ evidence: true, reading: true })
        .safeParse({ ...result, seasonType: 'Dark Winter' });
      expect(error?.issues ?? []).toEqual([]);
    }
  });

  it.each([undefined, null, 'text', 5, []])('that is %j has a placeholder for every text', (stored) => {
    const { overview, clothing, accessories, hairColor, makeup } = normalizeResult(stored);
    for (const text of [overview.description, ...clothing.guidelines, ...accessories.jewelry, hairColor.guidance])
      expect(text).toMatch(/^This result was stored without/);
    expect(makeup.guidelines).toHaveLength(1);
  });

  it.each([
    ['no features', { ...whole.evidence, features: undefined }],
    ['an axis short', { ...whole.evidence, axes: { ...whole.evidence.axes, chroma: 0.4 } }],
    ['no probabilities', { ...whole.evidence, distribution: [] }],
    ['a text', 'measured'],
  ])('has no evidence when there is %s', (_, evidence) => {
    expect(normalizeResult({ ...whole, evidence }).evidence).toBeNull();
  });
});
