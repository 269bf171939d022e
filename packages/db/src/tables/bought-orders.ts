import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { OrderRow } from '../schema/orders.ts';
import { ordersOfBrowser, placedAfter } from './orders.ts';

/** For how long after a payment somebody may not know of it; longer where the order still waits for its photos. */
const LATELY = sql<Date>`now() - interval '1 day'`;
/** Orders of a browser that may be under payment at once: a few tabs. */
const UNDER_WAY = 3;

/** Analyses that a browser owns were bought for itself: a gift is no reason not to buy one. */
export type BoughtKind = 'analysis' | 'gift';

/** The orders of a kind that a browser owns. Those placed after one that it knows of, if it names one. */
const ownOrders = (db: Db, tokenHash: string, kind: BoughtKind, additionalTo: number | undefined) =>
  ordersOfBrowser(db, tokenHash)
    .where('grants.level', '=', 'own')
    .where('orders.flow', kind === 'gift' ? '=' : '!=', 'gift')
    .$if(additionalTo !== undefined, (query) => query.where(placedAfter(tokenHash, additionalTo ?? 0)));

/** The newest order that a browser bought, or made free, lately, or that still waits for photos; no gift that was ended. */
export async function findBoughtOrder(
  db: Db,
  tokenHash: string,
  kind: BoughtKind,
  additionalTo?: number,
): Promise<OrderRow | undefined> {
  return ownOrders(db, tokenHash, kind, additionalTo)
    .where('orders.payment', 'in', ['paid', 'free'])
    .$if(kind === 'analysis', (query) =>
      query.where((eb) => eb.or([eb('settled_at', '>', LATELY), eb('progress', 'in', ['queued', 'failed'])])),
    )
    .$if(kind === 'gift', (query) =>
      query
        .innerJoin('gifts', 'gifts.order_id', 'orders.id')
        .where('settled_at', '>', LATELY)
        .where('gifts.ended_at', 'is', null),
    )
    .orderBy('settled_at', 'desc')
    .executeTakeFirst();
}

/** The newest order of a browser that is measured and waits, locked, for its payment. */
export async function findLockedOrder(db: Db, tokenHash: string): Promise<OrderRow | undefined> {
  return ownOrders(db, tokenHash, 'analysis', undefined)
    .where('orders.payment', '=', 'unpaid')
    .where('orders.progress', '=', 'analyzed')
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
}

/** Unpaid orders of a browser that have an intent or a hosted page that can be paid, newest first: they may be paid by now. */
export async function listOrdersUnderPayment(
  db: Db,
  tokenHash: string,
  kind: BoughtKind,
  additionalTo?: number,
): Promise<OrderRow[]> {
  return ownOrders(db, tokenHash, kind, additionalTo)
    .where('orders.payment', '=', 'unpaid')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('payments')
            .select('intent_id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.state', '=', 'open'),
        ),
        exists(
          selectFrom('checkout_sessions')
            .select('session_id')
            .whereRef('checkout_sessions.order_id', '=', 'orders.id')
            .where('checkout_sessions.created_at', '>', LATELY),
        ),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .limit(UNDER_WAY)
    .execute();
}
