import type { Evidence } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { certaintyOf, certaintyWords, namedAlone, percentText, sureLine, whyRepeatsMore } from './certainty.ts';

const at = (value: number) => ({ value, sd: 0.2 });
/** Where cool eyes and hair alone tell Soft Summer from Soft Autumn. */
const AXES = { temperature: at(-0.4), value: at(-0.1), chroma: at(-0.7), contrast: at(-0.4) };
const PHOTOS = ([1, 2, 3] as const).map((position) => ({ position, problems: [], warnings: [] }));
const told = (
  confidence: number,
  agreement: Evidence['agreement'] = { photos: 3, agreeing: 3, others: [] },
  sent = 3,
) =>
  ({
    confidence,
    runnerUp: 'Light Summer',
    agreement,
    photos: PHOTOS.slice(0, sent),
    axes: AXES,
    light: { method: 'Read from the whites of the eyes.', correction: 1, skinInIt: '#C9A083' },
  }) as const;
const words = (confidence: number) => certaintyWords('Soft Summer', told(confidence));

describe('how sure a result is', () => {
  it.each([
    [1, 'clear'],
    [0.9, 'clear'],
    [0.8999, 'likely'],
    [0.6, 'likely'],
    [0.5999, 'between'],
    [0, 'between'],
  ] as const)('%s is %s', (confidence, certainty) => {
    expect(certaintyOf({ confidence })).toBe(certainty);
  });

  it('is one word, a line that names the other season where it is near, and a sentence', () => {
    expect(words(0.95)).toMatchObject({ word: 'A clear answer', line: 'A clear answer' });
    expect(words(0.95).meaning).not.toContain('Light Summer');
    expect(words(0.7)).toMatchObject({ word: 'Likely', line: 'Likely; Light Summer comes second' });
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
  [0.9, { photos: 3, agreeing: 3, others: [] }, 3, ''],
  [
    0.9,
    { photos: 3, agreeing: 2, others: ['Soft Autumn'] },
    3,
    'It rests on all three together: read alone, one of them names Soft Autumn.',
  ],
  [
    0.7,
    { photos: 3, agreeing: 1, others: ['Soft Autumn', 'True Summer'] },
    3,
    'It rests on all three together: read alone, two of them name Soft Autumn and True Summer; together they err less and name Soft Summer.',
  ],
  [
    0.9,
    { photos: 3, agreeing: 1, others: ['Soft Autumn'] },
    3,
    'It rests on all three together: read alone, two of them name Soft Autumn; together they err less, and temperature speaks for Soft Summer.',
  ],
  [
    0.9,
    { photos: 2, agreeing: 1, others: ['Soft Autumn'] },
    2,
    'It rests on both photos together: read alone, one of them names Soft Autumn; together they err less, and temperature speaks for Soft Summer.',
  ],
  [
    0.9,
    { photos: 2, agreeing: 0, others: ['Soft Autumn'] },
    3,
    'It rests on both photos that count together: read alone, they name Soft Autumn; together they err less, and temperature speaks for Soft Summer.',
  ],
  [
    0.7,
    { photos: 3, agreeing: 0, others: ['Soft Autumn', 'True Summer'] },
    3,
    'It rests on all three together: read alone, they name Soft Autumn and True Summer; together they err less and name Soft Summer.',
  ],
  // What is between two denies nothing.
  [0.4, { photos: 3, agreeing: 1, others: ['Soft Autumn'] }, 3, ''],
  // Unless all of them name the other: without a reason, nobody would believe the answer.
  [
    0.4,
    { photos: 3, agreeing: 0, others: ['Soft Autumn'] },
    3,
    'It rests on all three together: read alone, they name Soft Autumn; together they err less, and temperature speaks for Soft Summer.',
  ],
  [0.9, { photos: 1, agreeing: 0, others: ['Soft Autumn'] }, 1, ''],
] satisfies [number, Evidence['agreement'], number, string][])(
  'beside a confidence of %d and %o says what photos alone name',
  (confidence, agreement, sent, said) => {
    const evidence = told(confidence, agreement, sent);
    expect(namedAlone('Soft Summer', evidence)).toBe(said);
    expect(certaintyWords('Soft Summer', evidence).meaning.endsWith(said)).toBe(true);
  },
);

it.each([0.4, 0.7, 0.97])('says beside a confidence of %d that the light was assumed, where it was', (confidence) => {
  const said = 'We had to assume the light,';
  for (const method of [
    'Mostly assumed from what most photos look like: …',
    'Assumed from what most photos look like, …',
  ]) {
    const { meaning, fact } = certaintyWords('Soft Summer', {
      ...told(confidence),
      light: { method, correction: 6, skinInIt: '#C9A083' },
    });
    expect(meaning).toContain(said);
    expect(fact).toMatch(/, in an assumed light$/);
  }
  expect(words(confidence).meaning).not.toContain(said);
  expect(words(confidence).fact).toBe(words(confidence).word);
});

it.each([
  [0.9, 'A clear answer'],
  [0.7, 'Likely; Light Summer comes second'],
  [0.4, 'Between two: Soft Summer and Light Summer'],
])('says a confidence of %d in one line', (confidence, line) => {
  expect(sureLine({ season: 'Soft Summer', evidence: told(confidence) })).toBe(line);
  expect(sureLine({ season: 'Soft Summer' })).toBe('');
});
