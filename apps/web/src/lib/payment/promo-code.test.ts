import { beforeEach, expect, it } from 'vitest';
import { currentPromoCode, hasGift, keepPromoCode } from './promo-code.ts';

const GIFT = 'GIFT-7KQM-2XWD-9TPA-C4HN';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('knows a gift in another tab and on another day, until it is used', () => {
  keepPromoCode(GIFT);
  sessionStorage.clear();
  expect([currentPromoCode(), hasGift()]).toEqual([GIFT, true]);
  keepPromoCode(null);
  expect([currentPromoCode(), hasGift()]).toEqual([null, false]);
});

it('keeps a gift beside another code, which ends with the visit', () => {
  keepPromoCode(GIFT);
  keepPromoCode('FIRST10');
  expect([currentPromoCode(), hasGift()]).toEqual(['FIRST10', false]);
  keepPromoCode(null);
  expect(currentPromoCode()).toBe(GIFT);
  sessionStorage.setItem('promoCode', 'FIRST10');
  sessionStorage.clear();
  expect(currentPromoCode()).toBe(GIFT);
});
