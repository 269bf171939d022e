// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { recordPurchase } from '../lib/browser/storage.ts';
import { currentPromoCode, priceCoverage, storePromoCode } from './promo-code.ts';

const GIFT = 'GIFT-7KQM-2XWD-9TPA-C4HN';
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('knows a gift in another tab and on another day, until it is used', () => {
  storePromoCode(GIFT);
  sessionStorage.clear();
  expect([currentPromoCode(), priceCoverage()]).toEqual([GIFT, 'gift']);
  storePromoCode(null);
  expect([currentPromoCode(), priceCoverage()]).toEqual([null, null]);
});

it('keeps a gift beside another code, which ends with the visit', () => {
  storePromoCode(GIFT);
  storePromoCode('FIRST10');
  expect([currentPromoCode(), priceCoverage()]).toEqual(['FIRST10', null]);
  storePromoCode(null);
  expect(currentPromoCode()).toBe(GIFT);
  recordPurchase({ code: 'FIRST10' });
  sessionStorage.clear();
  expect(currentPromoCode()).toBe(GIFT);
});

it('knows a re-measure in another tab, and never gives up a gift for one', () => {
  const again = 'AGAIN-7KQM-2XWD-9TPA-C4HN';
  storePromoCode(again);
  sessionStorage.clear();
  expect([currentPromoCode(), priceCoverage()]).toEqual([again, 'remeasure']);
  storePromoCode(GIFT);
  storePromoCode(again);
  expect(priceCoverage()).toBe('remeasure');
  storePromoCode(null);
  expect([currentPromoCode(), priceCoverage()]).toEqual([GIFT, 'gift']);
});
