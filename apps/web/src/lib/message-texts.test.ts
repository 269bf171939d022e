import { HIGHEST_GRADE, readingGrade } from '@trueseason/testing/reading-grade';
import { expect, it } from 'vitest';
import { TOASTS } from './message-texts.ts';

it('needs eight years of school at most', () => {
  const texts = Object.values(TOASTS).flatMap((toast) => ('title' in toast ? [toast.title, toast.text ?? ''] : []));
  const { grade, sentences, hardest } = readingGrade(texts);
  expect(sentences).toBeGreaterThan(1);
  expect(grade, hardest.join('\n')).toBeLessThanOrEqual(HIGHEST_GRADE);
});
