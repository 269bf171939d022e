import type { OrderFlow } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../database/database.ts';
import type { OrderRow } from './tables.ts';

export async function findOrder(db: Db | Trx, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds an order by email and number, case-insensitive. */
export async function findOrderByEmail(db: Db, id: number, email: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Matches orders placed after a given one of the same browser, or all if it is not the browser's. */
export const placedAfter = (tokenHash: string, id: number) => sql<boolean>`not exists (
  select 1 from orders known join grants held on held.order_id = known.id
  where known.id = ${id} and held.token_hash = ${tokenHash} and orders.created_at <= known.created_at
)`;

export const ordersOfBrowser = (db: Db | Trx, tokenHash: string) =>
  db
    .selectFrom('orders')
    .innerJoin('grants', 'grants.order_id', 'orders.id')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .selectAll('orders')
    .where('grants.token_hash', '=', tokenHash)
    .where('grants.level', '=', 'own')
    .where('sessions.expires_at', '>', (eb) => eb.fn<Date>('now'));

/** A browser's newest unpaid order of a flow. @param additionalTo accepts only later orders than this */
export async function findUnfinishedOrder(
  db: Db | Trx,
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
export async function countUnpaidAnalyses(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('flow', '=', 'analyze_first')
    .where('payment', '=', 'unpaid')
    .executeTakeFirstOrThrow();
  return n;
}
