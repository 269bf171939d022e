import type { OrderFlow } from '@trueseason/contracts';
import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/index.ts';
import type { OrderRow } from './orders-table.ts';

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

/**
 * The first lock of every transaction that changes an order or anything of it; only browsers' sessions come before. See
 * “Lock order” in docs/architecture.md.
 */
export async function lockOrder(trx: Transaction, id: number): Promise<OrderRow | undefined> {
  return query(trx).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Matches orders placed after a given one of the same browser, or all if it is not the browser's. */
export const placedAfter = (tokenHash: string, id: number) => sql<boolean>`not exists (
  select 1 from orders known join grants held on held.order_id = known.id
  where known.id = ${id} and held.token_hash = ${tokenHash} and orders.created_at <= known.created_at
)`;

export const ordersOfBrowser = (db: Database | Transaction, tokenHash: string) =>
  query(db)
    .selectFrom('orders')
    .innerJoin('grants', 'grants.order_id', 'orders.id')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .selectAll('orders')
    .where('grants.token_hash', '=', tokenHash)
    .where('grants.level', '=', 'own')
    .where('sessions.expires_at', '>', (eb) => eb.fn<Date>('now'));

/** A browser's newest unpaid order of a flow. @param additionalTo accepts only later orders than this */
export async function findUnfinishedOrder(
  db: Database | Transaction,
  tokenHash: string,
  flow: OrderFlow,
  additionalTo?: number,
): Promise<OrderRow | undefined> {
  return ordersOfBrowser(db, tokenHash)
    .where('orders.flow', '=', flow)
    .where('orders.payment', '=', 'unpaid')
    .where('orders.progress', 'in', ['queued', 'files_uploaded'])
    .$if(additionalTo !== undefined, (query) => query.where(placedAfter(tokenHash, additionalTo ?? 0)))
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
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
