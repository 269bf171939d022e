import { expect, it } from 'vitest';
import { type RemeasureFacts, remeasureState } from './remeasure-state.ts';

const completed = new Date('2026-11-21T12:00:00Z');
const after = (days: number, ms = 0) => new Date(completed.getTime() + days * 24 * 60 * 60 * 1000 + ms);
const result: RemeasureFacts = { payment: 'paid', completedAt: completed, deleted: false, uses: null };

it.each([
  [result, after(364), 'waiting'],
  [result, after(365, -1), 'waiting'],
  [result, after(365), 'open'],
  [{ ...result, payment: 'free' }, after(900), 'open'],
  [{ ...result, uses: 0 }, after(365), 'open'],
  [{ ...result, uses: 1 }, after(365), 'used'],
  [{ ...result, uses: 1 }, after(900), 'used'],
  [{ ...result, payment: 'refunded' }, after(365), null],
  [{ ...result, payment: 'disputed' }, after(365), null],
  [{ ...result, payment: 'unpaid' }, after(365), null],
  [{ ...result, deleted: true }, after(365), null],
  [{ ...result, completedAt: null }, after(365), null],
] as const)('%j at %s is %s', (facts, now, state) => {
  expect(remeasureState(facts, now)).toBe(state);
});
