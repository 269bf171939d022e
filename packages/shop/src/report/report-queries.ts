import type { Db, Trx } from '../database/database.ts';
import type { ReportRow } from '../order/tables.ts';

export async function findReport(db: Db | Trx, orderId: number): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
