import type { Database, Transaction } from '../database/index.ts';
import type { AnalysisRow } from './analyses-table.ts';
import type { ProposalRow } from './proposals-table.ts';
import { query } from './tables.ts';

export async function findAnalysisRow(db: Database | Transaction, orderId: number): Promise<AnalysisRow | undefined> {
  return query(db).selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const findProposalRow = (db: Database | Transaction, orderId: number): Promise<ProposalRow | undefined> =>
  query(db).selectFrom('proposals').selectAll().where('order_id', '=', orderId).executeTakeFirst();

/** The photos that a result was measured of, and those of them that the next one leaves out. */
export async function findMeasuredPhotos(
  db: Database | Transaction,
  orderId: number,
): Promise<Pick<AnalysisRow, 'positions' | 'leaving'> | undefined> {
  const analysis = query(db).selectFrom('analyses').select(['positions', 'leaving']).where('order_id', '=', orderId);
  return analysis.executeTakeFirst();
}

export async function hasAnalysis(db: Database, orderId: number): Promise<boolean> {
  const row = await query(db)
    .selectFrom('analyses')
    .select('order_id')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The seasons that an order was given or offered. */
export const listSeasons = (db: Database, orderId: number) =>
  query(db)
    .selectFrom('season_history')
    .select(['season', 'proposed', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
