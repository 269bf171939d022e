import { DAY_MS } from './day-ms.ts';
import { isOneUseCode } from './one-use-code.ts';
import type { Payment } from './order-status.ts';
import { REMEASURE_AFTER_DAYS } from './promises.ts';

/*
 * A result that is a year old may be measured again, free: by a promo code of one use that its order has. The result that
 * is made with it has the next one.
 */
export const isRemeasureCode = isOneUseCode('remeasure');

/** `used`: the result that was made with it has the next one. */
export const REMEASURE_STATES = ['waiting', 'open', 'used'] as const;
export type RemeasureState = (typeof REMEASURE_STATES)[number];

export interface RemeasureFacts {
  readonly payment: Payment;
  readonly completedAt: Date | null;
  /** Whether the result went with the consent to its photos. */
  readonly deleted: boolean;
  /** How often its code was used; null while there is none. */
  readonly uses: number | null;
}

export const remeasureOpensAt = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + REMEASURE_AFTER_DAYS * DAY_MS);

/** Null where there is no re-measure: no result, or its money went back or is disputed. */
export function remeasureState(
  { payment, completedAt, deleted, uses }: RemeasureFacts,
  now: Date,
): RemeasureState | null {
  if (!completedAt || deleted || (payment !== 'paid' && payment !== 'free')) return null;
  if (uses) return 'used';
  return remeasureOpensAt(completedAt) <= now ? 'open' : 'waiting';
}
