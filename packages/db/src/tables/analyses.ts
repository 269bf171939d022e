import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { AnalysisRow, SealedText } from '../schema/orders.ts';

/** As it is kept: what was measured is sealed. */
export async function findAnalysisRow(db: Db | Trx, orderId: number): Promise<AnalysisRow | undefined> {
  return db.selectFrom('analyses').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Whether the result of an order says that more photos would make it surer. */
export async function morePhotosHelp(db: Db | Trx, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .select(
      sql<boolean | null>`coalesce(more_photos_help, (result #> '{evidence,morePhotosWouldHelp}')::boolean)`.as('help'),
    )
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.help ?? false;
}

export async function hasAnalysis(db: Db, orderId: number): Promise<boolean> {
  const row = await db.selectFrom('analyses').select('order_id').where('order_id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

/** Orders whose measurements, or some of them, were kept before there were keys; after an order, in order. */
export async function listUnsealed(db: Db, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select order_id as id from analyses
        where 'object' in (jsonb_typeof(result), jsonb_typeof(first_result)) or jsonb_typeof(readings) = 'array'
      union select order_id from photos where jsonb_typeof(outlines) = 'array'
    ) unsealed where id > ${after} order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SealedAnalysis {
  readonly result: SealedText;
  readonly first_result: SealedText | null;
  readonly readings: SealedText | null;
  readonly more_photos_help: boolean;
}

const asJson = (text: SealedText | null): string | null => text && JSON.stringify(text);

/** Puts what is sealed in the place of what was not, unless the result has changed since. */
export async function replaceAnalysis(
  db: Db,
  { order_id, revision }: Pick<AnalysisRow, 'order_id' | 'revision'>,
  { result, first_result, readings, more_photos_help }: SealedAnalysis,
): Promise<void> {
  await db
    .updateTable('analyses')
    .set({
      result: JSON.stringify(result),
      first_result: asJson(first_result),
      readings: asJson(readings),
      more_photos_help,
    })
    .where('order_id', '=', order_id)
    .where('revision', '=', revision)
    .execute();
}
