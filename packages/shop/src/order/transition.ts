import type { MailOutcome } from '@trueseason/contracts';
import { type Database, inTransaction, Transaction } from '../database/index.ts';
import type { EventDetail } from './order-events-table.ts';
import { addOrderEvents } from './order-history.ts';

/** Names in the order's history, logs and metrics. */
export type OrderEventKind =
  | 'placed'
  | 'photos_stored'
  | 'processing'
  | 'analyzed'
  | 'failed'
  | 'photo_left_out'
  | 'result_proposed'
  | 'result_kept'
  | 'result_taken'
  | 'photos_requested'
  | 'settled'
  | 'refunded'
  | 'refunded_in_part'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
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

/** What listeners learn, for logs and metrics. Anonymous: an order number and a kind. */
export interface OrderEvent {
  readonly orderId: number;
  readonly transition: OrderEventKind | 'money_unplaced';
  /** Kind of mail, failure or settlement. */
  readonly detail?: string;
}

interface RecordedEvent {
  readonly orderId: number;
  readonly kind: OrderEventKind;
  readonly detail: EventDetail & { readonly of?: string };
}

/**
 * The transaction of an order's transitions. Only `transact` makes one, so that no transition is without its event: in
 * the order's history with the commit, and to listeners after it.
 */
class Transition extends Transaction {
  readonly #events: RecordedEvent[] = [];

  static eventsOf(transition: Transition): readonly RecordedEvent[] {
    return transition.#events;
  }

  /** @param detail for the order's history, so it may hold an address; listeners get only `of` */
  record(orderId: number, kind: OrderEventKind, detail: RecordedEvent['detail'] = {}): void {
    this.#events.push({ orderId, kind, detail });
  }
}

export type { Transition };

const listeners = new Set<(event: OrderEvent) => void>();

function publish(event: OrderEvent): void {
  for (const listener of listeners) listener(event);
}

/** Runs transitions as `inTransaction`. Adds their events to the history; publishes them after the commit only. */
export async function transact<Result>(db: Database, work: (trx: Transition) => Promise<Result>): Promise<Result> {
  const { result, events } = await inTransaction(db, async (_, builder) => {
    const trx = new Transition(builder);
    const outcome = { result: await work(trx), events: Transition.eventsOf(trx) };
    // A deleted order's history goes with it.
    await addOrderEvents(
      trx,
      outcome.events.filter(({ kind }) => kind !== 'erased'),
    );
    return outcome;
  });
  for (const { orderId, kind, detail } of events) {
    publish({ orderId, transition: kind, ...(detail.of !== undefined && { detail: detail.of }) });
  }
  return result;
}

/** Publishes a payment that belongs to no order, which has no history to record it in. */
export const publishUnplacedPayment = (orderId: number): void => publish({ orderId, transition: 'money_unplaced' });

/** Returns the unsubscribe function. */
export function onOrderEvent(listener: (event: OrderEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
