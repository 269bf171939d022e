import type { Answers, Evidence } from '@trueseason/contracts';
import { NO_ANSWERS } from '@trueseason/contracts';
import { resultFixture } from '@trueseason/test-kit/result';
import { describe, expect, it } from 'vitest';
import { plainEvidence } from './plain-evidence.ts';
import { whoseDepth } from './whose-depth.ts';

const { evidence } = resultFixture('True Autumn');
const { skin } = evidence.features;

interface Person {
  readonly value: number;
  readonly sd?: number;
  readonly ita: number;
  /** L* of hair and eyes; null for what was not made out. */
  readonly hair: number | null;
  readonly eyes: number | null;
  readonly answers?: Answers;
}

const part = (l: number | null) => (l === null ? null : { ...skin, lab: [l, 5, 8] as [number, number, number] });
const of = ({ value, sd = 0.2, ita, hair, eyes, answers = NO_ANSWERS }: Person): Evidence => ({
  ...evidence,
  axes: { ...evidence.axes, value: { value, sd } },
  features: { ...evidence.features, hair: part(hair), iris: part(eyes) },
  ita: { value: ita, sd: 5 },
  answers,
});
const said = (person: Person): string => whoseDepth(of(person));

describe('whose depth it is', () => {
  it('names what is dark beside skin that is not', () => {
    expect(said({ value: -0.8, ita: 47, hair: 23, eyes: 17 })).toBe(
      'Dark hair and eyes beside lighter skin make your coloring deep as a whole.',
    );
    expect(said({ value: -0.8, ita: 37, hair: 19, eyes: 31 })).toBe(
      'Dark hair beside lighter skin makes your coloring deep as a whole.',
    );
    expect(said({ value: -0.8, ita: 22, hair: null, eyes: 14 })).toBe(
      'Dark eyes beside lighter skin make your coloring deep as a whole.',
    );
    expect(said({ value: 0.8, ita: 5, hair: 70, eyes: 40 })).toBe(
      'Light hair beside deeper skin makes your coloring light as a whole.',
    );
  });

  it('calls nothing dark that is told in a lighter color', () => {
    expect(said({ value: -0.8, ita: 47, hair: 38, eyes: 34 })).toBe(
      'Hair and eyes, deeper than your skin, make your coloring deep as a whole.',
    );
    expect(said({ value: -0.8, ita: 22, hair: 38, eyes: 34 })).toBe('');
  });

  it('claims no more than the measurement bears out', () => {
    expect(said({ value: -0.4, sd: 0.4, ita: 47, hair: 23, eyes: 17 })).toBe(
      'Dark hair and eyes beside lighter skin pull your coloring towards deep.',
    );
    expect(said({ value: -0.05, ita: 47, hair: 23, eyes: 17 })).toBe('');
  });

  it('says nothing where skin has its part, and names nothing that was set aside', () => {
    expect(said({ value: -0.9, ita: -20, hair: 10, eyes: 14 })).toBe('');
    expect(said({ value: 0.9, ita: 44, hair: 70, eyes: 40 })).toBe('');
    const answers = { ...NO_ANSWERS, hairDyed: true };
    expect(said({ value: -0.8, ita: 47, hair: 23, eyes: 17, answers })).toMatch(/^Dark eyes beside/);
    expect(said({ value: -0.8, ita: 47, hair: 23, eyes: null, answers })).toBe('');
  });

  it('takes the place of a word on the whole in what was seen', () => {
    const [seen] = plainEvidence('True Autumn', of({ value: -0.9, ita: 47, hair: 23, eyes: 17 }));
    expect(seen).not.toContain('very deep');
    expect(seen).toMatch(/^Taken together, .*\. Dark hair and eyes .* deep as a whole\.$/);
    const [deep] = plainEvidence('True Autumn', of({ value: -0.9, ita: -20, hair: 10, eyes: 14 }));
    expect(deep).toContain('very deep');
  });
});
