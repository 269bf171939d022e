import { codeLetters, GIFT_CODE_LETTERS } from './gift.ts';
import type { Payment } from './order-status.ts';
import { REMEASURE_AFTER_DAYS } from './promises.ts';

/*
 * A result that is a year old may be measured again, free: by a promo code of one use that its order has. The result that
 * is made with it has the next one.
 */
export const REMEASURE_PREFIX = 'AGAIN-';
const CODE = new RegExp(`^${REMEASURE_PREFIX}([${GIFT_CODE_LETTERS}]{4}-?){4}$`);

/** A code of its letters: `AGAIN-ABCD-EFGH-JKMN-PQRS`. */
export const remeasureCodeOf = (letters: string): string => REMEASURE_PREFIX + codeLetters(letters);
export const isRemeasureCode = (code: string): boolean => CODE.test(code);

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

const DAY_MS = 24 * 60 * 60 * 1000;
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
