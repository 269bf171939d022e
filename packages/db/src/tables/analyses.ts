import type { AnalysisResult, Contrasts, PhotoWarning } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { AnalysisRow } from '../schema/orders.ts';

export async function findAnalysisRow(db: Db | Trx, orderId: number): Promise<AnalysisRow | undefined> {
  return db.selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function findAnalysis(db: Db | Trx, orderId: number): Promise<AnalysisResult | null> {
  const row = await db.selectFrom('analyses').select('result').where('order_id', '=', orderId).executeTakeFirst();
  return row?.result ?? null;
}

/** What of an analysis may be told before anyone has paid. */
export interface AnalysisForetaste {
  /** Whether a photo was found unlike the others. */
  readonly differ: boolean;
  /** Empty where an older result was stored without. */
  readonly contrasts: Partial<Contrasts>;
}

/** That and no more leaves the database; null where there is no analysis. */
export async function findForetaste(db: Db, orderId: number): Promise<AnalysisForetaste | null> {
  const unlike = JSON.stringify({ evidence: { photos: [{ warnings: ['unlike_others' satisfies PhotoWarning] }] } });
  const row = await db
    .selectFrom('analyses')
    .select([
      sql<boolean>`result @> ${unlike}::jsonb`.as('differ'),
      sql<Partial<Contrasts> | null>`result #> '{evidence,contrasts}'`.as('contrasts'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? { differ: row.differ, contrasts: row.contrasts ?? {} } : null;
}

/** Whether the result of an order says that more photos would make it surer. */
export async function morePhotosHelp(db: Db | Trx, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select(sql<boolean | null>`(result #> '{evidence,morePhotosWouldHelp}')::boolean`.as('help'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.help ?? false;
}

export async function hasAnalysis(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('analyses').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}
