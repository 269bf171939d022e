import { BEGIN_REQUEST, PROBLEMS, photoConsentForm, SEASON_NAMES } from '@trueseason/contracts';
import { SEASON_PROFILES } from '@trueseason/style/seasons';
import { describe, expect, it } from 'vitest';
import { HIGHEST_GRADE, readingGrade } from './reading-grade.ts';

/** All texts of several words in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('eight years of school are enough for', () => {
  const consents = [true, false].map((secondOpinion) => photoConsentForm({ secondOpinion }));
  it.each([
    ['what is agreed to', [...consents, BEGIN_REQUEST]],
    ['refusals', PROBLEMS],
    ...SEASON_NAMES.map((name): [string, unknown] => [`the words of ${name}`, SEASON_PROFILES[name]]),
  ])('%s', (_name, value) => {
    const { grade, sentences, hardest } = readingGrade(textsIn(value));
    expect(sentences).toBeGreaterThan(1);
    expect(grade, hardest.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
});
