import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import type { PaymentRow } from '../payment/index.ts';

/** Matches reservations of a browser's orders. */
export const reservedBy = (session: string) => sql<boolean>`promo_reservations.order_id in (
  select grants.order_id from grants where grants.token_hash = ${session} and grants.level = 'own'
)`;

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

/** Orders with an expired reservation and no payable intent. */
export async function findIdleReservations(db: Database): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('promo_reservations')
    .select('order_id')
    .where('reserved_at', '<', reservationEnd)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('intent_id')
            .whereRef('payments.order_id', '=', 'promo_reservations.order_id')
            .where('state', '=', 'open'),
        ),
      ),
    )
    .orderBy('reserved_at')
    .limit(BATCH)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Open intents to cancel: the code ended, or their reservation of a limited code expired. @param code only of this */
export async function listExpiredDiscounts(db: Database, code?: string): Promise<PaymentRow[]> {
  return query(db)
    .selectFrom('payments')
    .innerJoin('promos', 'promos.code', 'payments.promo_code')
    .leftJoin('promo_reservations', 'promo_reservations.order_id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.state', '=', 'open')
    .$if(code !== undefined, (query) => query.where('payments.promo_code', '=', code ?? null))
    .where((eb) =>
      eb.or([
        eb('promos.expires_at', '<=', eb.fn<Date>('now')),
        eb.and([eb('promos.max_uses', 'is not', null), eb('promo_reservations.reserved_at', '<', reservationEnd)]),
      ]),
    )
    .orderBy('payments.created_at')
    .limit(BATCH)
    .execute();
}
