import { SCOPE_PARTS, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/testing/result';
import { describe, expect, it } from 'vitest';
import { hasAdvice, readingInScope } from './in-scope.ts';

describe.each(SEASON_NAMES)('the reading of a %s', (season) => {
  const { reading, evidence } = resultFixture(season);
  const without = {
    features: { ...evidence.features, hair: null },
    contrasts: { ...evidence.contrasts, skinHair: null },
  };
  const bald = resultFixture(season, { evidence: { answers: { naturalHair: 'none' }, ...without } }).reading;

  const beard = { ...evidence.features.skin, kind: 'beard' as const, quality: 1 };
  const bearded = resultFixture(season, { evidence: { beard } }).reading;

  it('is whole without a choice, and with every part', () => {
    const celebrities = reading.celebrities.toSorted((a, b) => Number(!a.man) - Number(!b.man));
    expect(readingInScope(reading, SCOPE_PARTS)).toEqual({ ...reading, celebrities });
    // Nobody is told about a beard that is neither seen nor asked about.
    const sections = { ...reading.sections, beardAsked: { lines: [], colors: [] } };
    expect(readingInScope(reading, null)).toEqual({ ...reading, sections });
  });

  it('has advice on hair and makeup only if they were chosen', () => {
    const stepsOf = (scope: readonly (typeof SCOPE_PARTS)[number][], of = reading) =>
      (['hair', 'makeup'] as const).filter((step) => hasAdvice(readingInScope(of, scope), step));
    expect(stepsOf([])).toEqual([]);
    expect(stepsOf(['hair'])).toEqual(['hair']);
    expect(stepsOf(['makeup'])).toEqual(['makeup']);
    for (const head of [reading, bearded, bald]) expect(stepsOf(['beard'], head)).toEqual(['hair']);
    expect(stepsOf(['suits'])).toEqual([]);
  });

  it('has looks without suits, and all its celebrities and palette', () => {
    const clothes = readingInScope(reading, []);
    expect(clothes.outfits.length).toBeGreaterThanOrEqual(3);
    expect(clothes.outfits.flatMap(({ garments }) => garments).filter(({ kind }) => kind === 'blazer')).toEqual([]);
    expect(clothes.celebrities).toEqual(reading.celebrities);
    expect(clothes.sections.neutrals).toEqual(reading.sections.neutrals);
  });
});
