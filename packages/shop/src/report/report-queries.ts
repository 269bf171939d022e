import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { hasPayment } from '../order/index.ts';
import type { ReportRow } from './reports-table.ts';
import { query } from './tables.ts';

export async function findReport(db: Database | Transaction, orderId: number): Promise<ReportRow | undefined> {
  return query(db).selectFrom('reports').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const countReportsByState = (db: Database) =>
  query(db)
    .selectFrom('reports')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

/** Open orders whose report could not be rendered, newest first. */
export const listFailedReports = (db: Database, limit: number) =>
  query(db)
    .selectFrom('reports')
    .select(['order_id', 'state_at'])
    .where('state', '=', 'failed')
    .where(hasPayment(sql`reports.order_id`, 'paid', 'free'))
    .orderBy('state_at', 'desc')
    .limit(limit)
    .execute();

/** Reports that are not made since a moment, by order. */
export const listPendingReports = (
  db: Database,
  { since, afterId, limit }: { readonly since: RawBuilder<Date>; readonly afterId: number; readonly limit: number },
): Promise<{ readonly orderId: number }[]> =>
  query(db)
    .selectFrom('reports')
    .select('order_id as orderId')
    .where('state', '=', 'pending')
    .where('state_at', '<', since)
    .where('order_id', '>', afterId)
    .orderBy('order_id')
    .limit(limit)
    .execute();

/** An order's report has to be made. */
export async function insertReport(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).insertInto('reports').values({ order_id: orderId }).execute();
}

type Changes = Partial<Pick<ReportRow, 'object_key' | 'bytes'>>;

/** Moves an order's report on from one of these states. False if it is in another, or there is none. */
export async function moveReport(
  trx: Transaction,
  orderId: number,
  from: readonly ReportRow['state'][],
  to: ReportRow['state'],
  changes: Changes = {},
): Promise<boolean> {
  const moved = await query(trx)
    .updateTable('reports')
    .set({ ...changes, state: to, state_at: (eb) => eb.fn<Date>('now') })
    .where('order_id', '=', orderId)
    .where('state', 'in', from)
    .returning('order_id')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function deleteReport(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('reports').where('order_id', '=', orderId).execute();
}
