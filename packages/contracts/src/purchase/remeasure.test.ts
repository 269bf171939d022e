import { expect, it } from 'vitest';
import { newPromoCodeSchema } from '../schemas/fields.ts';
import { isGiftCode } from './gift.ts';
import { oneUseCode } from './one-use-code.ts';
import { isRemeasureCode } from './remeasure.ts';

it('has codes distinct from gifts and operator codes', () => {
  const code = oneUseCode('remeasure', 'ABCDEFGHJKMNPQRS');
  expect(code).toBe('AGAIN-ABCD-EFGH-JKMN-PQRS');
  expect([isRemeasureCode(code), isGiftCode(code), isRemeasureCode('AGAIN-ABCD')]).toEqual([true, false, false]);
  expect(newPromoCodeSchema.safeParse(code).success).toBe(false);
  expect(newPromoCodeSchema.safeParse('AGAINST').success).toBe(true);
});
