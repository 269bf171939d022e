import type { Generated, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface ReportsTable {
  order_id: number;
  state: Generated<'pending' | 'ready' | 'failed'>;
  object_key: string | null;
  bytes: number | null;
  state_at: Generated<Date>;
}
export type ReportRow = Selectable<ReportsTable>;

export async function findReport(db: Db | Trx, orderId: number): Promise<ReportRow | undefined> {
  return db.selectFrom('reports').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}
