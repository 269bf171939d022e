import type { Db, Trx } from '@trueseason/db';

/** One word each, in logs and for whoever counts them. */
export type Transition =
  | 'placed'
  | 'photos_stored'
  | 'processing'
  | 'analyzed'
  | 'failed'
  | 'photos_requested'
  | 'settled'
  | 'refunded'
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

/** A transition that is committed. Names nobody: the order's number, and which of a few kinds. */
export interface OrderEvent {
  readonly orderId: number;
  readonly transition: Transition;
  /** Which mail, which failure, how it was settled. */
  readonly detail?: string;
}

/** Of this process: who listens is none of the transitions' business. */
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

/** Publishes a transition that is one statement, and committed with it. */
export const publishTransition = (...given: Parameters<typeof eventOf>): void => publish(eventOf(...given));

/** Runs transitions in one transaction; what they note is published once it is committed, and never where it is not. */
export async function transact<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  const noted: OrderEvent[] = [];
  const result = await db.transaction().execute((trx) => {
    held.set(trx, noted);
    return work(trx);
  });
  noted.forEach(publish);
  return result;
}

/** Notes a transition for the end of its transaction. */
export function note(trx: Trx, ...given: Parameters<typeof eventOf>): void {
  held.get(trx)?.push(eventOf(...given));
}

/** Listens to all transitions that this process makes. Returns what ends it. */
export function onOrderEvent(listener: (event: OrderEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
