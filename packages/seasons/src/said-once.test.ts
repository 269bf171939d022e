import { expect, test } from 'vitest';
import { saidOnce, saidOnceOrAgain } from './said-once.ts';

test('a sentence that was not told stays', () => {
  expect(saidOnce('Both are warm. You lean warm (+0.39).', 'First. Both are warm.')).toBe('You lean warm (+0.39).');
});

test('under a heading something stands, also where all of it was told before', () => {
  expect(saidOnceOrAgain('Both are warm. You lean warm.', 'Both are warm.')).toBe('You lean warm.');
  expect(saidOnceOrAgain('Both are warm.', 'First. Both are warm.')).toBe('Both are warm.');
});
