import type { Transaction } from '../database/index.ts';
import type { SealedText } from '../encryption/index.ts';
import { findAnalysisRow } from './analysis-queries.ts';
import type { ProposalRow } from './proposals-table.ts';
import { query } from './tables.ts';

export interface ResultToWrite {
  readonly result: SealedText;
  /** Copied from the encrypted result: the photos seem to show several people. */
  readonly photosDiffer?: boolean;
  /** For the operators' search. */
  readonly season?: string;
  readonly engineVersion: string;
  /** Engine readings per photo, to recreate the result. Omitted to keep the stored ones. */
  readonly readings?: SealedText;
}

const columnsOf = ({ result, photosDiffer = false, season, engineVersion }: ResultToWrite) => ({
  result: JSON.stringify(result),
  photos_differ: photosDiffer,
  season: season ?? null,
  engine_version: engineVersion,
});

/** Adds a season to what operators can find and compare. It goes with the result. */
async function addToSeasonHistory(
  trx: Transaction,
  orderId: number,
  { season }: Pick<ResultToWrite, 'season'>,
  proposed: boolean,
): Promise<void> {
  if (season) await query(trx).insertInto('season_history').values({ order_id: orderId, season, proposed }).execute();
}

/** Replaces the result; keeps the first one of these photos. */
export async function writeResult(
  trx: Transaction,
  orderId: number,
  result: ResultToWrite,
  exchanged = false,
): Promise<void> {
  const previous = await findAnalysisRow(trx, orderId);
  const columns = columnsOf(result);
  const readings = JSON.stringify(result.readings);
  if (!previous) {
    await query(trx)
      .insertInto('analyses')
      .values({ ...columns, readings, order_id: orderId })
      .execute();
    return addToSeasonHistory(trx, orderId, result, false);
  }
  const first_result = exchanged ? null : JSON.stringify(previous.first_result ?? previous.result);
  await query(trx)
    .updateTable('analyses')
    .set({ ...columns, ...(result.readings && { readings }), first_result, revision: previous.revision + 1 })
    .where('order_id', '=', orderId)
    .execute();
  await addToSeasonHistory(trx, orderId, result, false);
}

/** The photos that the result is now made of; none of them is to be left out. */
export async function setMeasuredPhotos(trx: Transaction, orderId: number, positions: number[]): Promise<void> {
  const columns = { positions, leaving: [] };
  await query(trx).updateTable('analyses').set(columns).where('order_id', '=', orderId).execute();
}

/** Which photos the next result leaves out; the order keeps them until then. */
export async function setLeavingPhotos(trx: Transaction, orderId: number, leaving: number[]): Promise<void> {
  await query(trx).updateTable('analyses').set({ leaving }).where('order_id', '=', orderId).execute();
}

/** Stores a result for its owner to take, or to keep the other. Its photos wait with it. */
export async function insertProposal(
  trx: Transaction,
  { id, round }: { readonly id: number; readonly round: number },
  proposal: ResultToWrite & { readonly outlines?: readonly SealedText[] },
): Promise<void> {
  const { readings, outlines } = proposal;
  await query(trx)
    .insertInto('proposals')
    .values({
      ...columnsOf(proposal),
      order_id: id,
      round,
      readings: readings ? JSON.stringify(readings) : null,
      outlines: outlines ? JSON.stringify(outlines) : null,
    })
    .execute();
  await addToSeasonHistory(trx, id, proposal, true);
}

/** Takes an order's proposal out, if it is of this round. Guarded: only one caller gets it. */
export const takeProposal = (trx: Transaction, orderId: number, round: number): Promise<ProposalRow | undefined> =>
  query(trx)
    .deleteFrom('proposals')
    .where('order_id', '=', orderId)
    .where('round', '=', round)
    .returningAll()
    .executeTakeFirst();

export async function deleteProposal(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('proposals').where('order_id', '=', orderId).execute();
}

/** The photos of a proposal were deleted. */
export async function forgetProposedOutlines(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).updateTable('proposals').set({ outlines: null }).where('order_id', '=', orderId).execute();
}

/** Deletes an order's result; the seasons that operators compare stay. */
export async function deleteAnalysis(trx: Transaction, orderId: number): Promise<void> {
  await query(trx).deleteFrom('analyses').where('order_id', '=', orderId).execute();
}
