import { Gauge, type Registry } from '@trueseason/platform/runtime';
import type { Database } from '@trueseason/shop/database';
import { countOpenAmong } from '@trueseason/shop/payment';
import type Stripe from 'stripe';

/** A webhook takes seconds, and the list is read once a minute. */
const SETTLED_WITHIN_MS = 120_000;
/** One gateway counts at a time; a count that another made before is out of date. */
const TRUE_FOR_MS = 180_000;

let latest = { count: 0, at: 0 };

/** Counts payments that the provider calls succeeded and that are open here, however their events were handled. */
export async function countUnsettled(db: Database, events: readonly Stripe.Event[], now = Date.now()): Promise<number> {
  const ids = events.flatMap(({ type, created, data: { object } }) =>
    type === 'payment_intent.succeeded' && created * 1000 < now - SETTLED_WITHIN_MS && 'id' in object && object.id
      ? [object.id]
      : [],
  );
  return countOpenAmong(db, ids);
}

export function noteUnsettled(count: number): void {
  latest = { count, at: Date.now() };
}

export function exposeUnsettled(registry: Registry): void {
  new Gauge({
    name: 'payments_unsettled',
    help: 'Payments that succeeded at the provider two to ten minutes ago and are open here',
    registers: [registry],
    collect() {
      this.set(Date.now() - latest.at < TRUE_FOR_MS ? latest.count : 0);
    },
  });
}
