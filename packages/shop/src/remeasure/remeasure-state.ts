import { DAY_MS, type Payment, REMEASURE_AFTER_DAYS, type RemeasureState } from '@trueseason/contracts';

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
