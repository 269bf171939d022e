import { describe, expect, it } from 'vitest';
import { API } from '../rows/api.ts';
import { QUESTIONS } from './questions.ts';

describe.each(QUESTIONS)('the question $key', ({ key, text, choices }) => {
  it('accepts each of its choices, null, and nothing else through the API', () => {
    const { body } = API.putAnswers;
    for (const value of [...choices.map((choice) => choice.value), null])
      expect(body.parse({ [key]: value })).toEqual({ [key]: value });
    for (const value of ['no such choice', 1, {}]) expect(body.safeParse({ [key]: value }).success).toBe(false);
  });

  it('has a unique key and text, and distinct choices', () => {
    expect(QUESTIONS.filter((other) => other.key === key || other.text === text)).toHaveLength(1);
    for (const part of ['value', 'label'] as const)
      expect(new Set(choices.map((choice) => choice[part])).size).toBe(choices.length);
  });
});
