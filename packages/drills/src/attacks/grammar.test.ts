import { keysOf, ROUTES } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { combinationOf, combinationsOf, FACTORS, nameOf, pairsOf } from './grammar.ts';

const names = keysOf(FACTORS);
const pairCount = names
  .flatMap((one, index) => names.slice(index + 1).map((other) => FACTORS[one].length * FACTORS[other].length))
  .reduce((sum, count) => sum + count, 0);

it.each([1, 2, 82])('has every two levels of different factors, seed %d', (seed) => {
  const pairs = new Set(combinationsOf(seed).flatMap(pairsOf));
  expect(pairs.size).toBe(pairCount);
});

it('is the same for the same seed, and another for another', () => {
  expect(combinationsOf(7)).toEqual(combinationsOf(7));
  expect(combinationsOf(7)).not.toEqual(combinationsOf(8));
});

it('is not much longer than its two largest factors', () => {
  const smallest = keysOf(ROUTES).length * FACTORS.encoding.length;
  expect(combinationsOf(1).length).toBeLessThan(smallest * 1.1);
});

it('repeats one by its name', () => {
  for (const one of combinationsOf(3).slice(0, 20)) expect(combinationOf(nameOf(one))).toEqual(one);
  expect(() => combinationOf('getOrder, application/json, zip, complete, 1')).toThrow("'zip' is no encoding");
});
