import type { Payment } from '../order/order-status.ts';
import { REMEASURE_AFTER_DAYS } from '../product/promises.ts';
import { DAY_MS } from '../time/day-ms.ts';
import { isOneUseCode } from './one-use-code.ts';

/** A year-old result can be remeasured for free with its order's single-use code; the new result gets the next one. */
export const isRemeasureCode = isOneUseCode('remeasure');

/** `used`: the next code belongs to the new result. */
export const REMEASURE_STATES = ['waiting', 'open', 'used'] as const;
export type RemeasureState = (typeof REMEASURE_STATES)[number];

export interface RemeasureFacts {
  readonly payment: Payment;
  readonly completedAt: Date | null;
  /** Whether the result was deleted, as consent was withdrawn. */
  readonly deleted: boolean;
  /** How often its code was used; null without a code. */
  readonly uses: number | null;
}

export const remeasureOpensAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + REMEASURE_AFTER_DAYS * DAY_MS);

/** Null without a right to a re-measure: no result, refunded or disputed. */
export function remeasureState(
  { payment, completedAt, deleted, uses }: RemeasureFacts,
  now: Date,
): RemeasureState | null {
  if (!completedAt || deleted || (payment !== 'paid' && payment !== 'free')) return null;
  if (uses) return 'used';
  return remeasureOpensAt(completedAt) <= now ? 'open' : 'waiting';
}
