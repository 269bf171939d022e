import type { Db, Trx } from '../database.ts';

/** Stores the buyer's request; the first one counts. */
export async function addBeginRequest(
  db: Db,
  orderId: number,
  { version, statement }: { readonly version: string; readonly statement: string },
): Promise<void> {
  await db
    .insertInto('begin_requests')
    .values({ order_id: orderId, version, shown: statement })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the buyer asked to start at once; null if never. */
export async function findBeginRequest(db: Db | Trx, orderId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('begin_requests')
    .select('asked_at')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}
