import { keysOf } from '@trueseason/contracts';
import type { SeededRandom } from '@trueseason/testing';
import { FACTS, type FactName, type Facts } from '../../person/facts.ts';
import type { Topic } from '../select.ts';

/** The facts that lines of a topic depend on. */
export const factsIn = ({ lines }: Topic): FactName[] => [...new Set(lines.flatMap(({ when }) => keysOf(when ?? {})))];

const DEFAULTS = Object.fromEntries(keysOf(FACTS).map((name) => [name, FACTS[name][0]])) as unknown as Facts;

/** Every combination of some facts; the others stay at their first value. */
export function* combinations(names: readonly FactName[]): Generator<Facts> {
  const [name, ...others] = names;
  if (!name) return yield DEFAULTS;
  for (const rest of combinations(others)) for (const value of FACTS[name]) yield { ...rest, [name]: value } as Facts;
}

/** So many of them, by chance, or all where they are fewer. */
export function sampled(names: readonly FactName[], count: number, { pick }: SeededRandom): Facts[] {
  const all = names.reduce((product, name) => product * FACTS[name].length, 1);
  if (all <= count) return [...combinations(names)];
  const one = () => Object.fromEntries(names.map((name) => [name, pick<unknown>(FACTS[name])]));
  return Array.from({ length: count }, () => ({ ...DEFAULTS, ...one() }) as Facts);
}
