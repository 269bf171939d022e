import { BEGIN_REQUEST, PROBLEMS, photoConsentForm, SEASON_NAMES, TOASTS } from '@trueseason/contracts';
import { SEASON_PROFILES } from '@trueseason/seasons';
import { describe, expect, it } from 'vitest';
import { HIGHEST_GRADE, readingGrade } from './reading-grade.ts';

it('distinguishes plain from legal wording', () => {
  const plain = readingGrade(['We look at your photos once. Then we work out your season, and you see why.']);
  expect([plain.sentences, plain.grade < 4]).toEqual([2, true]);
  const legal =
    'Notwithstanding the foregoing provisions, the controller shall undertake commercially reasonable endeavors to ensure the confidentiality of biometric identifiers.';
  expect(readingGrade([legal]).grade).toBeGreaterThan(2 * HIGHEST_GRADE);
  expect(readingGrade([legal]).hardest[0]).toContain('Notwithstanding');
});

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
    ['toasts', TOASTS],
    ...SEASON_NAMES.map((name): [string, unknown] => [`the words of ${name}`, SEASON_PROFILES[name]]),
  ])('%s', (_name, value) => {
    const { grade, sentences, hardest } = readingGrade(textsIn(value));
    expect(sentences).toBeGreaterThan(1);
    expect(grade, hardest.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
  });
});
