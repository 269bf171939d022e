import type { Payment, Progress } from '@trueseason/contracts';

/* The state machines of an order, drawn in docs/architecture.md. A move that is not here does not compile. */

export const PROGRESS_MOVES = {
  queued: ['files_uploaded', 'failed'],
  files_uploaded: ['files_uploaded', 'processing', 'failed'],
  // Again, if the worker died.
  processing: ['processing', 'analyzed', 'failed'],
  // Measured by a release that was undone.
  analyzed: ['failed', 'files_uploaded'],
  failed: ['files_uploaded', 'failed'],
} as const satisfies Record<Progress, readonly Progress[]>;

export const PAYMENT_MOVES = {
  unpaid: ['paid', 'free'],
  paid: ['disputed', 'refunded'],
  free: [],
  disputed: ['paid', 'refunded'],
  // A withdrawal whose refund is pending can still be disputed.
  refunded: ['disputed'],
} as const satisfies Record<Payment, readonly Payment[]>;

/** The states that may move to this one. */
type Before<Moves extends Record<State, readonly State[]>, State extends string, To extends State> = {
  [From in State]: To extends Moves[From][number] ? From : never;
}[State];
export type ProgressBefore<To extends Progress> = Before<typeof PROGRESS_MOVES, Progress, To>;
export type PaymentBefore<To extends Payment> = Before<typeof PAYMENT_MOVES, Payment, To>;
