import { AXES, type Axis, type Estimate } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { claimOf, together } from './axis-claims.ts';

const VALUES = [-1.2, -0.8, -0.5, -0.25, 0.25, 0.5, 0.8, 1.2];
const SDS = [0.1, 0.4];

/** Up to three traits in any order, each plain or only likely, at either end. */
function* readings(axes: readonly Axis[] = AXES): Generator<readonly (readonly [Axis, Estimate])[]> {
  for (const axis of axes) {
    for (const [i, value] of VALUES.entries()) {
      const one = [axis, { value, sd: SDS[i % 2] ?? 0 }] as const;
      yield [one];
      for (const other of axes.filter((name) => name !== axis)) {
        for (const sd of SDS) {
          const two = [one, [other, { value: -value, sd }] as const] as const;
          yield two;
          const third = axes.find((name) => name !== axis && name !== other);
          if (third) yield [...two, [third, { value, sd: 0.1 }]];
        }
      }
    }
  }
}

const GRADES = '(?:slightly |strongly |very )?';
const PLAIN = `${GRADES}(?:warm|cool|deep|light|soft|clear)`;
const list = (trait: string, last: string) => `(?:${last}|${trait}(?: and ${last})?|${trait}, ${trait} and ${last})`;
const SURE = list(PLAIN, `(?:${PLAIN}|${GRADES}(?:low|high) in contrast)`);
const LIKELY = list(
  '(?:warm|cool|deep|light|soft|clear)',
  '(?:warm|cool|deep|light|soft|clear|towards (?:low|high) contrast)',
);
const SAID = new RegExp(`^(?:read as ${SURE}(?:, leaning ${LIKELY})?|lean ${LIKELY})$`);

it('lists traits with commas and one "and", what is sure before what is likely, and contrast last', () => {
  const all = [...readings()];
  expect(all.length).toBeGreaterThan(300);
  for (const traits of all) {
    const told = traits.filter(([, score]) => claimOf(score) !== 'middle');
    const said = together(traits, { is: 'read as', leans: 'lean' });
    if (told.length === 0) expect(said).toBe('');
    else expect(said).toMatch(SAID);
  }
});

it('keeps the order in which traits were handed in otherwise', () => {
  const sure = (value: number) => ({ value, sd: 0.1 });
  expect(
    together([
      ['contrast', sure(0.9)],
      ['temperature', sure(-0.6)],
      ['value', { value: -0.4, sd: 0.4 }],
    ]),
  ).toBe('is cool and very high in contrast, leaning deep');
});
