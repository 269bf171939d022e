import { type RawBuilder, sql } from 'kysely';
import { heldOrders } from '../access/index.ts';
import type { Database, Transaction } from '../database/index.ts';
import { query } from './tables.ts';

/** Matches reservations of a browser's orders. */
export const reservedBy = (session: string) =>
  sql<boolean>`promo_reservations.order_id in ${heldOrders(session, 'own')}`;

/** Reserves a use for an order, replacing any other; the reservation keeps its age. */
export async function saveReservation(
  trx: Transaction,
  orderId: number,
  code: string,
  from: string | null,
): Promise<void> {
  await query(trx)
    .insertInto('promo_reservations')
    .values({ order_id: orderId, code, reserved_from: from })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({ code, reserved_at: (eb) => eb.fn<Date>('now'), reserved_from: from })
        .where('promo_reservations.code', '!=', code),
    )
    .execute();
}

/** The oldest other order of a browser with a reserved use of a code. */
export async function findOlderReservation(
  db: Database,
  { session, orderId, code }: { session: string; orderId: number; code: string },
): Promise<number | undefined> {
  const row = await query(db)
    .selectFrom('promo_reservations')
    .select('order_id')
    .where('code', '=', code)
    .where('order_id', '!=', orderId)
    .where(reservedBy(session))
    .orderBy('reserved_at')
    .executeTakeFirst();
  return row?.order_id;
}

export async function deleteReservation(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('promo_reservations').where('order_id', '=', orderId).execute();
}

/** How long a code's use is reserved for an unpaid order. */
const RESERVED_MINUTES = 60;
const reservationEnd = sql<Date>`now() - ${RESERVED_MINUTES} * interval '1 minute'`;
/** Per round; rounds run every minute. */
const BATCH = 100;

/** Orders with an expired reservation, oldest first. @param isPayable whether `promo_reservations.order_id` may be paid */
export async function findIdleReservations(db: Database, isPayable: RawBuilder<boolean>): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('promo_reservations')
    .select('order_id')
    .where('reserved_at', '<', reservationEnd)
    .where(sql<boolean>`not ${isPayable}`)
    .orderBy('reserved_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Part of a statement: whether a code ended, or an order's reservation of a limited code expired. */
export const isDiscountOver = (code: RawBuilder<unknown>, orderId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from promos left join promo_reservations on promo_reservations.order_id = ${orderId}
  where promos.code = ${code}
    and (promos.expires_at <= now() or promos.max_uses is not null and promo_reservations.reserved_at < ${reservationEnd})
)`;
