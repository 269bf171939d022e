import { expect, it } from 'vitest';
import { letterDays, mayWithdraw, type Withdrawable } from './withdrawal-right.ts';

const bought = new Date('2026-11-01T12:00:00Z');
const day = (n: number) => new Date(bought.getTime() + n * 24 * 60 * 60 * 1000);
const order: Withdrawable = {
  payment: 'paid',
  isExcluded: false,
  settledAt: bought,
  completedAt: null,
  beginConfirmed: true,
};

it('keeps the right of withdrawal unless a confirmed request was delivered', () => {
  expect(mayWithdraw(order, day(1))).toBe(true);
  expect(mayWithdraw({ ...order, completedAt: day(0) }, day(1))).toBe(false);
  expect(mayWithdraw({ ...order, completedAt: day(0), beginConfirmed: false }, day(1))).toBe(true);
});

it('counts a letter from the day it was sent', () => {
  const later = day(30);
  expect(letterDays(order, later)).toEqual({ from: '2026-10-31', until: '2026-11-16' });
  expect(letterDays(order, day(2))).toMatchObject({ until: '2026-11-03' });
  // Delivered on a confirmed request: only a letter sent before, or on the same day.
  expect(letterDays({ ...order, completedAt: day(3) }, later)).toMatchObject({ until: '2026-11-04' });
  expect(letterDays({ ...order, completedAt: day(3), beginConfirmed: false }, later)).toMatchObject({
    until: '2026-11-16',
  });
  expect(letterDays({ ...order, payment: 'refunded' }, later)).toBeNull();
});

it('ends it after the legal period, and has none without payment', () => {
  expect(mayWithdraw(order, day(14.9))).toBe(true);
  expect(mayWithdraw(order, day(15))).toBe(false);
  expect(mayWithdraw({ ...order, payment: 'free' }, day(1))).toBe(false);
  expect(mayWithdraw({ ...order, payment: 'refunded' }, day(1))).toBe(false);
});

it('has none where the owner grants none', () => {
  expect(mayWithdraw({ ...order, isExcluded: true }, day(1))).toBe(false);
  expect(letterDays({ ...order, isExcluded: true }, day(1))).toBeNull();
});
