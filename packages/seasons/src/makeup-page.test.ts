import { NO_ANSWERS, type Presentation, SEASON_NAMES } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { expect, it } from 'vitest';
import { makeupToRead } from './makeup-page.ts';

it.each(SEASON_NAMES)('%s begins with no makeup for who asks for masculine cuts, and keeps every line', (season) => {
  const result = resultFixture(season);
  const drawn = (presentation: Presentation | null) =>
    makeupToRead({ ...result, evidence: { ...result.evidence, answers: { ...NO_ANSWERS, presentation } } });
  const asWritten = { lead: result.recommendations.makeup, guidelines: result.makeup.guidelines };
  for (const presentation of [null, 'between', 'feminine'] as const) expect(drawn(presentation)).toEqual(asWritten);
  const { lead, guidelines } = drawn('masculine');
  // Each season ends with the line for who wears none.
  expect(lead).toBe(result.makeup.guidelines.at(-1));
  expect(new Set([lead, ...guidelines])).toEqual(new Set([asWritten.lead, ...asWritten.guidelines]));
});
