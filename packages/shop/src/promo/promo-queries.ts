import { GIFT_PREFIX } from '@trueseason/contracts';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { reservedBy } from './promo-reservations.ts';
import type { PromoRow, PromosTable } from './promos-table.ts';
import { query } from './tables.ts';

/** Who asks for a code: reservations of their order or browser are available to them. */
export interface PromoRequester {
  readonly orderId?: number;
  readonly session?: string | null;
  /** Hash of the address, which may reserve a limited number; omitted if nothing is reserved. */
  readonly from?: string | null;
}

/** Reservations per address before payment: a household's... */
const KEPT_FOR_ADDRESS = 3;
/** ...or this fraction of the rest, for carriers with many customers per address. */
const PART_FOR_ADDRESS = 4;

/** A code: not expired, with unreserved uses left. @param isHonored whether what it was given for still stands */
export async function findUsablePromo(
  db: Database | Transaction,
  code: string,
  { orderId, session, from }: PromoRequester,
  isHonored: RawBuilder<boolean>,
): Promise<PromoRow | undefined> {
  return query(db)
    .selectFrom('promos')
    .selectAll()
    .where('code', '=', code)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', eb.fn<Date>('now'))]))
    .where(isHonored)
    .where((eb) => {
      const reserved = eb.selectFrom('promo_reservations').whereRef('promo_reservations.code', '=', 'promos.code');
      const otherReservations = reserved
        .select((inner) => inner.fn.countAll<number>().as('n'))
        .$if(orderId !== undefined, (query) => query.where('promo_reservations.order_id', '!=', orderId ?? 0))
        .$if(Boolean(session), (query) => query.where(eb.not(reservedBy(session ?? ''))));
      const hasOwn = eb.exists(reserved.select('order_id').where('promo_reservations.order_id', '=', orderId ?? 0));
      const part = sql<number>`greatest(${KEPT_FOR_ADDRESS}::int, (max_uses - uses) / ${PART_FOR_ADDRESS}::int)`;
      return eb.or([
        eb('max_uses', 'is', null),
        eb.and([
          eb(eb('uses', '+', otherReservations), '<', eb.ref('max_uses')),
          from
            ? eb.or([hasOwn, eb(otherReservations.where('promo_reservations.reserved_from', '=', from), '<', part)])
            : eb.lit(true),
        ]),
      ]);
    })
    .executeTakeFirst();
}

/** Adds missing codes; operators' changes stay. */
export async function addMissingPromos(db: Database, promos: Insertable<PromosTable>[]): Promise<void> {
  if (promos.length === 0) return;
  await query(db)
    .insertInto('promos')
    .values(promos)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Operators' codes, without gifts. */
export async function listPromos(db: Database): Promise<PromoRow[]> {
  return query(db)
    .selectFrom('promos')
    .selectAll()
    .where('code', 'not like', `${GIFT_PREFIX}%`)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
}

/** Locks a code against other uses until the transaction ends. */
export async function lockUses(trx: Transaction, code: string): Promise<void> {
  await query(trx).selectFrom('promos').select('code').where('code', '=', code).forNoKeyUpdate().execute();
}

/** Counts a use of a code by an order. */
export async function addUse(trx: Transaction, orderId: number, code: string): Promise<void> {
  await query(trx)
    .updateTable('promos')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute();
  await query(trx).insertInto('promo_redemptions').values({ order_id: orderId, code }).execute();
}

/** A code, whether it can be used or not. */
export const findPromo = (db: Database | Transaction, code: string): Promise<PromoRow | undefined> =>
  query(db).selectFrom('promos').selectAll().where('code', '=', code).executeTakeFirst();

/** The first use of a code; the only one of a one-use code. */
export const findRedemption = (db: Database, code: string) =>
  query(db)
    .selectFrom('promo_redemptions')
    .select(['order_id', 'redeemed_at'])
    .where('code', '=', code)
    .executeTakeFirst();
