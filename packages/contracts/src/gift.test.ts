import { expect, it } from 'vitest';
import { type GiftFacts, giftState, isGiftCode } from './gift.ts';
import { ONE_USE_LENGTH, ONE_USE_LETTERS, oneUseCode } from './one-use-code.ts';

it('has at least 80 bits, in unambiguous letters', () => {
  expect(ONE_USE_LENGTH * Math.log2(ONE_USE_LETTERS.length)).toBeGreaterThanOrEqual(80);
  expect(ONE_USE_LETTERS).not.toMatch(/[ILOU]/);
  expect(new Set(ONE_USE_LETTERS).size).toBe(32);
});

it('is printed in groups of four', () => {
  expect(oneUseCode('gift', 'ABCDEFGHJKMNPQRS')).toBe('GIFT-ABCD-EFGH-JKMN-PQRS');
  expect(isGiftCode('GIFT-ABCD-EFGH-JKMN-PQRS')).toBe(true);
  expect(['GIFT-ABCD', 'FIRST10', 'GIFT-ABCD-EFGH-JKMN-PQRU', ''].map(isGiftCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

const now = new Date('2026-11-21T12:00:00Z');
const ready: GiftFacts = { payment: 'paid', uses: 0, expiresAt: new Date('2031-11-21'), endedAt: null };
it.each([
  [ready, 'ready'],
  [{ ...ready, payment: 'unpaid', uses: null, expiresAt: null }, 'unpaid'],
  [{ ...ready, uses: 1 }, 'used'],
  [{ ...ready, uses: 1, payment: 'refunded' }, 'used'],
  [{ ...ready, payment: 'refunded' }, 'ended'],
  [{ ...ready, endedAt: now }, 'ended'],
  [{ ...ready, payment: 'disputed' }, 'disputed'],
  [{ ...ready, expiresAt: now }, 'expired'],
] as const)('%j is %s', (facts, state) => {
  expect(giftState(facts, now)).toBe(state);
});
