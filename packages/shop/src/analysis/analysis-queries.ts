import type { Database, Transaction } from '../database/index.ts';
import type { AnalysisRow } from './analyses-table.ts';
import type { ProposalRow } from './proposals-table.ts';
import { query } from './tables.ts';

export async function findAnalysisRow(db: Database | Transaction, orderId: number): Promise<AnalysisRow | undefined> {
  return query(db).selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const findProposalRow = (db: Database | Transaction, orderId: number): Promise<ProposalRow | undefined> =>
  query(db).selectFrom('proposals').selectAll().where('order_id', '=', orderId).executeTakeFirst();

export async function morePhotosHelp(db: Database | Transaction, orderId: number): Promise<boolean> {
  const analysis = query(db).selectFrom('analyses').select('more_photos_help').where('order_id', '=', orderId);
  const row = await analysis.executeTakeFirst();
  return row?.more_photos_help ?? false;
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
