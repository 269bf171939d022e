import { PHOTO_RETENTION } from '@trueseason/contracts';
import { sql } from 'kysely';
import { forgetAudited } from '../audit/audit-queries.ts';
import { type Database, query, type Transaction } from '../database/database.ts';
import { deleteOrderKeys } from '../encryption/order-key-queries.ts';
import { findGift, forgetCode } from '../gift/gift-queries.ts';
import { refundedCents } from '../payment/payment-queries.ts';
import { findRemeasure } from '../remeasure/remeasure-queries.ts';
import type { Transition } from './transition.ts';

/** Counts of an order's deleted data, anonymous. */
export interface ErasedOrder {
  readonly photos: number;
  readonly result: boolean;
  readonly report: boolean;
  readonly mails: number;
  readonly shared: boolean;
  /** Null if not a gift; whether its code was used, if it had one. */
  readonly gift: { readonly used: boolean | null } | null;
  /** Rows kept by accounting law. */
  readonly accounting: number;
}

const countOf = async (trx: Transaction, table: 'photos' | 'analyses' | 'mails' | 'share_links', orderId: number) => {
  const { n } = await query(trx)
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return n;
};

async function keepAccounts(trx: Transaction, orderId: number): Promise<number> {
  const payments = await query(trx)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is not', null)
    .where('state', 'in', ['succeeded', 'refunded'])
    .execute();
  const entries = payments.flatMap((payment) => {
    const entry = { currency: payment.currency, provider_reference: payment.intent_id };
    const happened_on = payment.settled_at ?? payment.checked_at;
    const sale = { ...entry, kind: 'sale' as const, amount_cents: payment.amount_cents, happened_on };
    const amount_cents = refundedCents(payment);
    return amount_cents > 0
      ? [sale, { ...entry, kind: 'refund' as const, amount_cents, happened_on: new Date() }]
      : [sale];
  });
  if (entries.length > 0) {
    await query(trx)
      .insertInto('accounting_entries')
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return entries.length;
}

/** Deletes sessions with access to this order only. */
async function forgetBrowsers(trx: Transaction, orderId: number): Promise<void> {
  await query(trx)
    .deleteFrom('sessions')
    .where('token_hash', 'in', (eb) => eb.selectFrom('grants').select('token_hash').where('order_id', '=', orderId))
    .where('token_hash', 'not in', (eb) =>
      eb.selectFrom('grants').select('token_hash').where('order_id', '!=', orderId),
    )
    .execute();
}

/** Deletes consents that no other order uses. */
async function forgetConsents(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('consent_uses').where('order_id', '=', orderId).execute();
  const own = await query(trx)
    .deleteFrom('order_consents')
    .where('order_id', '=', orderId)
    .returning('consent_id')
    .execute();
  if (own.length === 0) return;
  await query(trx)
    .deleteFrom('photo_consents')
    .where(
      'id',
      'in',
      own.map(({ consent_id }) => consent_id),
    )
    .where('id', 'not in', (eb) => eb.selectFrom('order_consents').select('consent_id'))
    .execute();
}

/**
 * Deletes an order's rows, cascading, except anonymous accounting records. Requires the order's lock; objects and jobs
 * are up to the caller. @param prefix of its objects: what a running worker still stores there is removed later
 */
export async function eraseOrderRows(trx: Transition, orderId: number, prefix: string): Promise<ErasedOrder> {
  const [photos, results, mails, shared] = [
    await countOf(trx, 'photos', orderId),
    await countOf(trx, 'analyses', orderId),
    await countOf(trx, 'mails', orderId),
    await countOf(trx, 'share_links', orderId),
  ];
  const report = await query(trx)
    .selectFrom('reports')
    .select('object_key')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const accounting = await keepAccounts(trx, orderId);
  await query(trx).deleteFrom('outbox').where(sql`payload ->> 'orderId'`, '=', String(orderId)).execute();
  await query(trx).deleteFrom('uploads_under_way').where(sql<boolean>`starts_with(prefix, ${prefix})`).execute();
  await query(trx).insertInto('uploads_under_way').values({ prefix }).execute();
  await deleteOrderKeys(trx, orderId);
  await forgetConsents(trx, orderId);
  await forgetBrowsers(trx, orderId);
  await forgetAudited(trx, orderId);
  const [gift, remeasure] = [await findGift(trx, orderId), await findRemeasure(trx, orderId)];
  await query(trx).deleteFrom('orders').where('id', '=', orderId).execute();
  for (const known of [gift, remeasure]) if (known?.code) await forgetCode(trx, known.code);
  return {
    photos,
    mails,
    result: results > 0,
    report: typeof report?.object_key === 'string',
    shared: shared > 0,
    gift: gift ? { used: gift.uses === null ? null : gift.uses > 0 } : null,
    accounting,
  };
}

/** Expired orders, oldest first. */
export async function findExpiredOrders(
  db: Database,
  { unpaidDays, settledDays, limit }: { unpaidDays: number; settledDays: number; limit: number },
): Promise<number[]> {
  const ago = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  const rows = await query(db)
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('payment', '=', 'unpaid'),
          eb('orders.created_at', '<', ago(unpaidDays)),
          // Someone is about to pay for it.
          eb.not(
            eb.exists(
              eb
                .selectFrom('photos')
                .select('photos.order_id')
                .whereRef('photos.order_id', '=', 'orders.id')
                .where('photos.created_at', '>', sql<Date>`now() - ${PHOTO_RETENTION.unpaidHours} * interval '1 hour'`),
            ),
          ),
        ]),
        // No dispute lasts that long.
        eb.and([eb('payment', '!=', 'unpaid'), eb('orders.created_at', '<', ago(settledDays))]),
      ]),
    )
    // Recipients may redeem a gift while its code is valid.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gifts')
            .innerJoin('promos', 'promos.code', 'gifts.code')
            .select('gifts.order_id')
            .whereRef('gifts.order_id', '=', 'orders.id')
            .where('orders.payment', '=', 'paid')
            .where('promos.uses', '=', 0)
            .where('promos.expires_at', '>', sql<Date>`now()`),
        ),
      ),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
