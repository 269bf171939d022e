import type { PaymentRow } from './payments-table.ts';

/** The state machine of an intent. A canceled or duplicate one that was paid anyway is settled or refunded. */
export const INTENT_MOVES = {
  open: ['succeeded', 'canceled', 'refunded'],
  canceled: ['succeeded', 'refunded'],
  succeeded: ['refunded'],
  refunded: ['refunded'],
} as const satisfies Record<PaymentRow['state'], readonly PaymentRow['state'][]>;

/** How a payment's refund stands. */
export type RefundState = 'none' | 'partial' | 'failed' | 'full';

/** The state machine of a payment's refund. One that failed waits for an operator, who sends it again. */
export const REFUND_MOVES = {
  none: ['partial', 'failed', 'full'],
  partial: ['partial', 'failed', 'full'],
  failed: ['partial', 'failed', 'full'],
  // The bank may send a full one back.
  full: ['failed'],
} as const satisfies Record<RefundState, readonly RefundState[]>;

export function refundState({
  state,
  refunded_cents,
  refund_failed_at,
}: Pick<PaymentRow, 'state' | 'refunded_cents' | 'refund_failed_at'>): RefundState {
  if (refund_failed_at) return 'failed';
  if (state === 'refunded') return 'full';
  return refunded_cents > 0 ? 'partial' : 'none';
}
