import type { AnalysisFailure, Answers, Payment, Progress } from '@trueseason/contracts';
import { type ColumnType, type Generated, type Insertable, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** Which came first: the photos, the payment, or a hosted checkout page. */
export type OrderFlow = 'analyze_first' | 'pay_first' | 'hosted';

export interface OrdersTable {
  id: ColumnType<number, number, never>;
  flow: OrderFlow;
  progress: Generated<Progress>;
  payment: Generated<Payment>;
  email: string | null;
  amount_cents: number;
  promo_code: string | null;
  /** What the customer told us that photos do not show. */
  answers: JSONColumnType<Answers> | null;
  failure: JSONColumnType<AnalysisFailure> | null;
  round: Generated<number>;
  photos_asked_at: Date | null;
  /** Named by the signed share links of before there was `share_links`; raising it ends them. */
  share_version: Generated<number>;
  created_at: Generated<Date>;
  progress_at: Generated<Date>;
  settled_at: Date | null;
  completed_at: Date | null;
  photos_deleted_at: Date | null;
}
export type OrderRow = Selectable<OrdersTable>;
export type NewOrder = Insertable<OrdersTable>;

export async function findOrder(db: Db | Trx, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The order of an e-mail and a number, compared without case. */
export async function findOrderByEmail(db: Db, id: number, email: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** Holds the order's row until the transaction ends, so that moves on one order take turns. */
export async function lockOrder(trx: Trx, id: number): Promise<OrderRow | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** An order of a flow that a browser began and has not paid; the newest, if several. */
export async function findUnfinishedOrder(
  db: Db | Trx,
  tokenHash: string,
  flow: OrderFlow,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('grants', 'grants.order_id', 'orders.id')
    .innerJoin('sessions', 'sessions.token_hash', 'grants.token_hash')
    .selectAll('orders')
    .where('grants.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', (eb) => eb.fn<Date>('now'))
    .where('orders.flow', '=', flow)
    .where('orders.payment', '=', 'unpaid')
    .where('orders.progress', 'in', ['queued', 'files_uploaded'])
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();
}

/** How many orders of the last day had or have their analysis before anybody paid. */
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
