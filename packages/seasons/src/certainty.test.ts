import { describe, expect, it } from 'vitest';
import { certaintyOf, certaintyWords, othersNamed, percentText, whyRepeatsMore } from './certainty.ts';

const words = (confidence: number) => certaintyWords('Soft Summer', { confidence, runnerUp: 'Light Summer' });

describe('how sure a result is', () => {
  it.each([
    [1, 'clear'],
    [0.8, 'clear'],
    [0.7999, 'likely'],
    [0.6, 'likely'],
    [0.5999, 'between'],
    [0, 'between'],
  ] as const)('%s is %s', (confidence, certainty) => {
    expect(certaintyOf({ confidence })).toBe(certainty);
  });

  it('is one word, a line that names the other season where it is near, and a sentence', () => {
    expect(words(0.95)).toMatchObject({ word: 'Clear', line: 'A clear answer' });
    expect(words(0.95).meaning).not.toContain('Light Summer');
    expect(words(0.7)).toMatchObject({ word: 'Likely', line: 'Likely; Light Summer is close' });
    expect(words(0.7).meaning).not.toContain('Light Summer');
    expect(words(0.4)).toMatchObject({ word: 'Between two', line: 'Between two: Soft Summer and Light Summer' });
    for (const confidence of [0.95, 0.7, 0.4]) expect(words(confidence).meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('says why the answer repeats more often than its bar is long, where it does', () => {
    const distribution = [{ season: 'Soft Summer' as const, probability: 0.37 }];
    expect(whyRepeatsMore({ confidence: 0.68, distribution })).toMatch(/^The answer repeats more often than its bar/);
    expect(whyRepeatsMore({ confidence: 0.3, distribution })).toBe('');
  });

  it('says no percentage that nothing can be', () => {
    expect([0, 0.001, 0.58, 0.997, 1].map(percentText)).toEqual(['0%', 'under 1%', '58%', 'over 99%', '100%']);
  });
});

it.each([
  [3, 3, [], ''],
  [2, 1, ['Soft Autumn'], 'The other photo names Soft Autumn.'],
  [3, 1, ['Soft Autumn'], 'The other photos name Soft Autumn.'],
  [3, 0, ['Soft Autumn', 'True Summer'], 'They name Soft Autumn and True Summer.'],
  [2, 1, undefined, ''],
] as const)('of %d photos %d give it on their own: says what the others give', (photos, agreeing, others, said) => {
  expect(othersNamed({ photos, agreeing, ...(others && { others: [...others] }) })).toBe(said);
});
