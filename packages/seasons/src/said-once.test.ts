import { SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it, test } from 'vitest';
import { plainEvidence } from './plain-evidence.ts';
import { saidOnce, saidOnceOrAgain, whyInFigures } from './said-once.ts';

const why = (said: string): string =>
  `Your coloring is deep, leaning towards high contrast. Of the twelve seasons, Dark Autumn lies nearest by all four traits together. ${said} Most other sets of photos of you, taken as these were, should give the same answer.`;

describe('who was told why in plain words', () => {
  it.each([
    [
      'The strongest of its traits in you is value, −0.65 ± 0.39, where −1 is deep and +1 light: how light or deep your skin and eyes are together.',
      /^The strongest of Dark Autumn’s traits in you is value, −0.65 ± 0.39.* together\.$/,
    ],
    ['What speaks for it rather than for Dark Winter is temperature, +0.42 ± 0.31.', /^What speaks for Dark Autumn/],
    ['What tips it is temperature, −0.24 ± 0.21.', /^What tips the answer is temperature/],
  ])('reads after it only what figures add: %s', (figures, then) => {
    const { evidence } = resultFixture('Dark Autumn');
    const own = { ...evidence, confidence: 0.7, why: why(figures), decidingAxis: 'temperature' as const };
    const left = whyInFigures('Dark Autumn', own, plainEvidence('Dark Autumn', own).join(' '));
    expect(left).toMatch(then);
    expect(left).not.toMatch(/Of the twelve|should give the same answer|^Your coloring/);
  });

  it.each(SEASON_NAMES)('%s: hears no sentence twice', (season) => {
    const { evidence } = resultFixture(season);
    const lead = plainEvidence(season, evidence).join(' ');
    for (const sentence of whyInFigures(season, evidence, lead).split(/(?<=\.) (?=[A-Z])/))
      if (sentence) expect(lead).not.toContain(sentence);
  });
});

test('a sentence that was not told stays', () => {
  expect(saidOnce('Both are warm. You lean warm (+0.39).', 'First. Both are warm.')).toBe('You lean warm (+0.39).');
});

test('under a heading something stands, also where all of it was told before', () => {
  expect(saidOnceOrAgain('Both are warm. You lean warm.', 'Both are warm.')).toBe('You lean warm.');
  expect(saidOnceOrAgain('Both are warm.', 'First. Both are warm.')).toBe('Both are warm.');
});
