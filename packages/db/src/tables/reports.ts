import type { Db, Trx } from '../database.ts';
import type { ReportRow } from '../schema/orders.ts';

export async function findReport(db: Db | Trx, orderId: number): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
