// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recordPurchase } from '../lib/browser/storage.ts';
import { currentPromoCode, isCovered, storePromoCode } from './promo-code.ts';

const GIFT = 'GIFT-7KQM-2XWD-9TPA-C4HN';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('knows a gift in another tab and on another day, until it is used', () => {
  storePromoCode(GIFT);
  sessionStorage.clear();
  expect([currentPromoCode(), isCovered()]).toEqual([GIFT, true]);
  storePromoCode(null);
  expect([currentPromoCode(), isCovered()]).toEqual([null, false]);
});

it('keeps a gift beside another code, which ends with the visit', () => {
  storePromoCode(GIFT);
  storePromoCode('FIRST10');
  expect([currentPromoCode(), isCovered()]).toEqual(['FIRST10', false]);
  storePromoCode(null);
  expect(currentPromoCode()).toBe(GIFT);
  recordPurchase({ code: 'FIRST10' });
  sessionStorage.clear();
  expect(currentPromoCode()).toBe(GIFT);
});
