import type { PaymentRow } from './payments-table.ts';

/** The state machine of an intent. A canceled or duplicate one that was paid anyway is settled or refunded. */
export const INTENT_MOVES = {
  open: ['succeeded', 'canceled', 'refunded'],
  canceled: ['succeeded', 'refunded'],
  succeeded: ['refunded'],
  refunded: ['refunded'],
} as const satisfies Record<PaymentRow['state'], readonly PaymentRow['state'][]>;
