import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import type { OrderRow } from './orders-table.ts';
import { query } from './tables.ts';

export async function findOrder(db: Database | Transaction, id: number): Promise<OrderRow | undefined> {
  return query(db).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds an order by email and number, case-insensitive. */
export async function findOrderByEmail(db: Database, id: number, email: string): Promise<OrderRow | undefined> {
  return query(db)
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

export async function hasBoughtOrder(db: Database, email: string): Promise<boolean> {
  const bought = await query(db)
    .selectFrom('orders')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('payment', '!=', 'unpaid')
    .executeTakeFirst();
  return bought !== undefined;
}

/**
 * The first lock of every transaction that changes an order or anything of it; only browsers' sessions come before. See
 * “Lock order” in docs/architecture.md.
 */
export async function lockOrder(trx: Transaction, id: number): Promise<OrderRow | undefined> {
  return query(trx).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Orders of an address, in any case: paid, free, then others, which anyone can create; newest first in each group. */
export async function listOrdersOfAddress(db: Database, email: string): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('orders')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .orderBy(sql`case payment when 'unpaid' then 2 when 'free' then 1 else 0 end`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether an order was priced with a code. */
export async function isCodeEntered(trx: Transaction, code: string): Promise<boolean> {
  const order = query(trx).selectFrom('orders').select('id').where('promo_code', '=', code);
  return (await order.executeTakeFirst()) !== undefined;
}

/** Free analyses within the last day. */
export async function countUnpaidAnalyses(db: Database): Promise<number> {
  const { n } = await query(db)
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('flow', '=', 'analyze_first')
    .where('payment', '=', 'unpaid')
    .executeTakeFirstOrThrow();
  return n;
}

/** Orders whose photos are or should be under analysis. */
export async function listOrdersUnderAnalysis(db: Database): Promise<number[]> {
  const rows = await query(db)
    .selectFrom('orders')
    .select('id')
    .where((eb) =>
      eb.or([eb('progress', 'in', ['files_uploaded', 'processing']), eb('measuring_since', 'is not', null)]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** The first and the last completed order; one, or none, in a new shop. */
export async function findFirstAndLastCompleted(db: Database): Promise<OrderRow[]> {
  const completed = (direction: 'asc' | 'desc') =>
    query(db)
      .selectFrom('orders')
      .selectAll()
      .where('completed_at', 'is not', null)
      .where('progress', '=', 'analyzed')
      .where('payment', 'in', ['paid', 'free'])
      .orderBy('completed_at', direction)
      .limit(1)
      .execute();
  const [first, last] = [await completed('asc'), await completed('desc')];
  return first[0]?.id === last[0]?.id ? first : [...first, ...last];
}

const PAGE = 10_000;

/** The numbers of all orders, in pages. */
export async function* iterateOrderIds(db: Database): AsyncGenerator<number> {
  let last = 0;
  for (;;) {
    const rows = await query(db)
      .selectFrom('orders')
      .select('id')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id } of rows) yield id;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) return;
  }
}
