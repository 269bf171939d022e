import type { Db, Trx } from '@trueseason/db';

/** Names for logs and metrics. */
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
  | 'photos_deleted'
  | 'consent_taken_back'
  | 'withdrawn'
  | 'gift_ended'
  | 'erased';

/** A committed transition. Anonymous: the order's number and a kind. */
export interface OrderEvent {
  readonly orderId: number;
  readonly transition: Transition;
  /** Kind of mail, failure or settlement. */
  readonly detail?: string;
}

/** Listeners of this process. */
const listeners = new Set<(event: OrderEvent) => void>();
const held = new WeakMap<Trx, OrderEvent[]>();

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

/** Runs transitions in a transaction; publishes them after commit only. */
export async function transact<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const noted: OrderEvent[] = [];
  const result = await db.transaction().execute((trx) => {
    held.set(trx, noted);
    return work(trx);
  });
  noted.forEach(publish);
  return result;
}

/** Records a transition for the end of its transaction. */
export function note(trx: Trx, ...given: Parameters<typeof eventOf>): void {
  held.get(trx)?.push(eventOf(...given));
}

/** Subscribes to this process's transitions. Returns the unsubscribe function. */
export function onOrderEvent(listener: (event: OrderEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
