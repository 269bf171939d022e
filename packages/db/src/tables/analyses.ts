import type { AnalysisResult, PhotoWarning } from '@trueseason/contracts';
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface AnalysesTable {
  order_id: number;
  result: JSONColumnType<AnalysisResult>;
  engine_version: string;
  /** What each photo showed, in the engine's own form. */
  readings: JSONColumnType<readonly object[]> | null;
  /** The result before its first change. */
  first_result: JSONColumnType<AnalysisResult> | null;
  /** Rises with every change of the result. */
  revision: Generated<number>;
  created_at: Generated<Date>;
}
export type AnalysisRow = Selectable<AnalysesTable>;

export async function findAnalysisRow(db: Db | Trx, orderId: number): Promise<AnalysisRow | undefined> {
  return db.selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function findAnalysis(db: Db | Trx, orderId: number): Promise<AnalysisResult | null> {
  const row = await db.selectFrom('analyses').select('result').where('order_id', '=', orderId).executeTakeFirst();
  return row?.result ?? null;
}

/** Whether a photo of an analysed order was found unlike the others; null where there is no analysis. */
export async function photosDiffer(db: Db, orderId: number): Promise<boolean | null> {
  const unlike = JSON.stringify({ evidence: { photos: [{ warnings: ['unlike_others' satisfies PhotoWarning] }] } });
  const row = await db
    .selectFrom('analyses')
    .select(sql<boolean>`result @> ${unlike}::jsonb`.as('differ'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.differ ?? null;
}

export async function hasAnalysis(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('analyses').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
