import { SURE_COLORS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import figures from './how-sure-figures.json' with { type: 'json' };

it('tells how many sure colors people had in the tests', () => {
  const { half, few, many } = SURE_COLORS;
  expect(figures.sure.at(-1)?.shares.map(([count]) => count)).toEqual([half, few, many]);
});
