import type { MailOutcome } from '@trueseason/contracts';
import { type Database, inTransaction, type Transaction } from '../database/database.ts';
import { addOrderEvents } from './order-moments.ts';
import type { EventDetail } from './tables.ts';

/** Names in the order's history, logs and metrics. */
export type Transition =
  | 'placed'
  | 'photos_stored'
  | 'processing'
  | 'analyzed'
  | 'failed'
  | 'photos_requested'
  | 'settled'
  | 'refunded'
  | 'refunded_in_part'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'money_unplaced'
  | 'completed'
  | 'report_ready'
  | 'report_failed'
  | 'mail_sent'
  | 'mail_failed'
  | `mail_${MailOutcome}`
  | 'address_changed'
  | 'photos_deleted'
  | 'consent_taken_back'
  | 'withdrawn'
  | 'gift_ended'
  | 'erased';

/** A committed transition. Anonymous: an order number and a kind. */
export interface OrderEvent {
  readonly orderId: number;
  readonly transition: Transition;
  /** Kind of mail, failure or settlement. */
  readonly detail?: string;
}

/** With details for the order's history only. */
type Noted = OrderEvent & { readonly kept?: EventDetail | undefined };

const listeners = new Set<(event: OrderEvent) => void>();
const held = new WeakMap<Transaction, Noted[]>();

function publish(event: OrderEvent): void {
  for (const listener of listeners) listener(event);
}

const eventOf = (orderId: number, transition: Transition, detail?: string): OrderEvent => ({
  orderId,
  transition,
  ...(detail !== undefined && { detail }),
});

/** Publishes a committed single-statement transition. */
export const publishTransition = (...given: Parameters<typeof eventOf>): void => publish(eventOf(...given));

/** Runs transitions in a transaction with their history entries; publishes them after commit only. */
export async function transact<Result>(db: Database, work: (trx: Transaction) => Promise<Result>): Promise<Result> {
  const noted: Noted[] = [];
  const result = await inTransaction(db, async (trx) => {
    held.set(trx, noted);
    const done = await work(trx);
    // A deleted order's history goes with it.
    const events = noted.filter(({ transition }) => transition !== 'erased');
    await addOrderEvents(
      trx,
      events.map(({ orderId, transition, detail, kept }) => ({
        orderId,
        kind: transition,
        detail: { ...(detail !== undefined && { of: detail }), ...kept },
      })),
    );
    return done;
  });
  for (const { kept, ...event } of noted) publish(event);
  return result;
}

/** Records a transition for the end of its transaction. @param kept only for the history, so it may hold an address */
export function note(
  trx: Transaction,
  orderId: number,
  transition: Transition,
  detail?: string,
  kept?: EventDetail,
): void {
  held.get(trx)?.push({ ...eventOf(orderId, transition, detail), kept });
}

/** Returns the unsubscribe function. */
export function onOrderEvent(listener: (event: OrderEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
