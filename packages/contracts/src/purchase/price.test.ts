import { expect, it } from 'vitest';
import { MINIMUM_CHARGE_CENTS, PRICE_CENTS } from '../product/brand-and-price.ts';
import { discountedCents, isFree } from './price.ts';

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent);

it.each(PERCENTS)('charges at %i %% what the provider takes, or nothing', (percent) => {
  const exact = (PRICE_CENTS * (100 - percent)) / 100;
  const cents = discountedCents(percent);
  expect(isFree(cents)).toBe(exact < MINIMUM_CHARGE_CENTS);
  expect(cents).toBe(isFree(cents) ? 0 : Math.round(exact));
});

it('is free if the discounted price is below the provider’s minimum', () => {
  expect(PERCENTS.filter((percent) => isFree(discountedCents(percent, 60 * MINIMUM_CHARGE_CENTS)))).toEqual([99, 100]);
  expect(discountedCents(50, 2 * MINIMUM_CHARGE_CENTS)).toBe(MINIMUM_CHARGE_CENTS);
  expect(isFree(discountedCents(51, 2 * MINIMUM_CHARGE_CENTS))).toBe(true);
});
