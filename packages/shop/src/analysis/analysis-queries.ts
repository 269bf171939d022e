import type { Db, Trx } from '../database/database.ts';
import type { AnalysisRow } from '../order/tables.ts';

export async function findAnalysisRow(db: Db | Trx, orderId: number): Promise<AnalysisRow | undefined> {
  return db.selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function morePhotosHelp(db: Db | Trx, orderId: number): Promise<boolean> {
  const query = db.selectFrom('analyses').select('more_photos_help').where('order_id', '=', orderId);
  const row = await query.executeTakeFirst();
  return row?.more_photos_help ?? false;
}

export async function hasAnalysis(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('analyses').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
