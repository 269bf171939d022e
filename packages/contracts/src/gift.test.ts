import { expect, it } from 'vitest';
import { type GiftFacts, giftState, isGiftCode, typedGiftCode } from './gift.ts';
import { ONE_USE_LENGTH, ONE_USE_LETTERS, oneUseCode } from './one-use-code.ts';
import { normalizePromoCode } from './promo.ts';

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

it.each(['GIFT-ABCD-EFGH-1KMN-0QRS', 'GIFTABCDEFGH1KMN0QRS', 'GIFT ABCD EFGH IKMN OQRS', 'GIFT-ABCDEFGH-LKMN-OQRS'])(
  'is parsed in any spelling: %s',
  (typed) => {
    expect(typedGiftCode(typed)).toBe('GIFT-ABCD-EFGH-1KMN-0QRS');
    expect(normalizePromoCode(` ${typed.toLowerCase()}`)).toBe('GIFT-ABCD-EFGH-1KMN-0QRS');
  },
);

it.each(['GIFT', 'GIFT-ABCD', 'FIRST10', 'GIFTS-ABCD-EFGH-JKMN-PQRS'])('is invalid: %s', (typed) => {
  expect(typedGiftCode(typed)).toBeNull();
  expect(normalizePromoCode(typed)).toBe(typed);
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
