import { sql } from 'kysely';
import { heldOrders, ownOrders } from '../access/index.ts';
import type { Database } from '../database/index.ts';
import { isGift } from '../gift/index.ts';
import { type OrderRow, ordersAmong, placedAfter } from '../order/index.ts';
import { hasOpenPayment, hasPageSince } from '../payment/index.ts';

/** How long a payment counts as recent; longer while the order waits for photos. */
const ONE_DAY_AGO = sql<Date>`now() - interval '1 day'`;
/** Maximum orders of a browser under payment: a few tabs. */
const MOST_PAYABLE_ORDERS = 3;

/** A gift is not a duplicate analysis. */
export type PurchaseKind = 'analysis' | 'gift';

/** A browser's orders of a kind, optionally only those placed after one. */
const boughtBy = (db: Database, tokenHash: string, kind: PurchaseKind, additionalTo: number | undefined) =>
  ordersAmong(db, ownOrders(tokenHash))
    .selectAll()
    .where('orders.flow', kind === 'gift' ? '=' : '!=', 'gift')
    .$if(additionalTo !== undefined, (query) => query.where(placedAfter(heldOrders(tokenHash), additionalTo ?? 0)));

/** A browser's newest order that was recently paid or free, or waits for photos, and has not ended. */
export async function findBoughtOrder(
  db: Database,
  tokenHash: string,
  kind: PurchaseKind,
  additionalTo?: number,
): Promise<OrderRow | undefined> {
  return boughtBy(db, tokenHash, kind, additionalTo)
    .where('orders.payment', 'in', ['paid', 'free'])
    .$if(kind === 'analysis', (query) =>
      query
        .where((eb) => eb.or([eb('settled_at', '>', ONE_DAY_AGO), eb('progress', 'in', ['queued', 'failed'])]))
        .where((eb) => eb.or([eb('progress', '!=', 'failed'), eb('completed_at', 'is', null)])),
    )
    .$if(kind === 'gift', (query) =>
      query.where('settled_at', '>', ONE_DAY_AGO).where(isGift(sql`orders.id`, 'lasting')),
    )
    .orderBy('settled_at', 'desc')
    .executeTakeFirst();
}

/** A browser's newest order whose result it may see, and add photos to. */
export const findKeptOrder = (db: Database, tokenHash: string, additionalTo?: number): Promise<OrderRow | undefined> =>
  boughtBy(db, tokenHash, 'analysis', additionalTo)
    .where('orders.payment', 'in', ['paid', 'free'])
    .where('orders.progress', '=', 'analyzed')
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .executeTakeFirst();

/** A browser's newest unpaid order that is analyzed or being analyzed. */
export async function findUnpaidOrder(
  db: Database,
  tokenHash: string,
  additionalTo?: number,
): Promise<OrderRow | undefined> {
  return boughtBy(db, tokenHash, 'analysis', additionalTo)
    .where('orders.payment', '=', 'unpaid')
    .where((eb) =>
      eb.or([
        eb('orders.progress', '=', 'analyzed'),
        eb.and([
          eb('orders.flow', '=', 'analyze_first'),
          eb('orders.progress', 'in', ['files_uploaded', 'processing']),
        ]),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
}

/** A browser's unpaid orders with a payable intent or page, newest first. */
export async function listOrdersUnderPayment(
  db: Database,
  tokenHash: string,
  kind: PurchaseKind,
  additionalTo?: number,
): Promise<OrderRow[]> {
  return boughtBy(db, tokenHash, kind, additionalTo)
    .where('orders.payment', '=', 'unpaid')
    .where((eb) => eb.or([hasOpenPayment(sql`orders.id`), hasPageSince(sql`orders.id`, ONE_DAY_AGO)]))
    .orderBy('orders.created_at', 'desc')
    .limit(MOST_PAYABLE_ORDERS)
    .execute();
}
