import { expect, it } from 'vitest';
import { allPairs, shells } from './shells.ts';

it('lets each two values meet in sixty shells', () => {
  const { shells: rows, pairs } = shells(60, 1);
  expect(rows).toHaveLength(60);
  expect(new Set(rows.flatMap(({ variables }) => Object.keys(variables))).size).toBeGreaterThanOrEqual(40);
  expect(pairs).toBe(allPairs());
});
