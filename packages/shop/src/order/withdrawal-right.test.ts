import { expect, it } from 'vitest';
import { mayWithdraw, type Withdrawable } from './withdrawal-right.ts';

const bought = new Date('2026-11-01T12:00:00Z');
const day = (n: number) => new Date(bought.getTime() + n * 24 * 60 * 60 * 1000);
const order: Withdrawable = { payment: 'paid', settledAt: bought, completedAt: null, beginConfirmed: true };

it('keeps the right of withdrawal unless a confirmed request was delivered', () => {
  expect(mayWithdraw(order, day(1))).toBe(true);
  expect(mayWithdraw({ ...order, completedAt: day(0) }, day(1))).toBe(false);
  expect(mayWithdraw({ ...order, completedAt: day(0), beginConfirmed: false }, day(1))).toBe(true);
});

it('ends it after the legal period, and has none without payment', () => {
  expect(mayWithdraw(order, day(14.9))).toBe(true);
  expect(mayWithdraw(order, day(15))).toBe(false);
  expect(mayWithdraw({ ...order, payment: 'free' }, day(1))).toBe(false);
  expect(mayWithdraw({ ...order, payment: 'refunded' }, day(1))).toBe(false);
});
