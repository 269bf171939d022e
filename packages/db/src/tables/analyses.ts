import type { AnalysisResult } from '@trueseason/contracts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface AnalysesTable {
  order_id: number;
  result: JSONColumnType<AnalysisResult>;
  engine_version: string;
  created_at: Generated<Date>;
}

export async function findAnalysis(db: Db | Trx, orderId: number): Promise<AnalysisResult | null> {
  const row = await db.selectFrom('analyses').select('result').where('order_id', '=', orderId).executeTakeFirst();
  return row?.result ?? null;
}

export async function hasAnalysis(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('analyses').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
