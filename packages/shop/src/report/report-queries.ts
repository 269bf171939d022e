import { type Database, query, type Transaction } from '../database/index.ts';
import type { ReportRow } from './reports-table.ts';

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
    .innerJoin('orders', 'orders.id', 'reports.order_id')
    .select(['order_id', 'state_at'])
    .where('state', '=', 'failed')
    .where('orders.payment', 'in', ['paid', 'free'])
    .orderBy('state_at', 'desc')
    .limit(limit)
    .execute();
