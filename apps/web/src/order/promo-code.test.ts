// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recordPurchase } from '../lib/browser/storage.ts';
import { currentPromoCode, keepPromoCode, paidBy } from './promo-code.ts';

const GIFT = 'GIFT-7KQM-2XWD-9TPA-C4HN';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('knows a gift in another tab and on another day, until it is used', () => {
  keepPromoCode(GIFT);
  sessionStorage.clear();
  expect([currentPromoCode(), paidBy()]).toEqual([GIFT, 'gift']);
  keepPromoCode(null);
  expect([currentPromoCode(), paidBy()]).toEqual([null, null]);
});

it('keeps a gift beside another code, which ends with the visit', () => {
  keepPromoCode(GIFT);
  keepPromoCode('FIRST10');
  expect([currentPromoCode(), paidBy()]).toEqual(['FIRST10', null]);
  keepPromoCode(null);
  expect(currentPromoCode()).toBe(GIFT);
  recordPurchase({ code: 'FIRST10' });
  sessionStorage.clear();
  expect(currentPromoCode()).toBe(GIFT);
});

it('knows a re-measure in another tab, and never gives up a gift for one', () => {
  const again = 'AGAIN-7KQM-2XWD-9TPA-C4HN';
  keepPromoCode(again);
  sessionStorage.clear();
  expect([currentPromoCode(), paidBy()]).toEqual([again, 'remeasure']);
  keepPromoCode(GIFT);
  keepPromoCode(again);
  expect(paidBy()).toBe('remeasure');
  keepPromoCode(null);
  expect([currentPromoCode(), paidBy()]).toEqual([GIFT, 'gift']);
});
