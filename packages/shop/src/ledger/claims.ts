import { sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import type { ClaimRow } from './claims-table.ts';
import { query } from './tables.ts';

export type Claim = Pick<ClaimRow, 'id' | 'kind' | 'intent_id' | 'status' | 'reason' | 'cents' | 'currency' | 'due_at'>;

/** Records what was claimed of a payment whose order was deleted, in its last state. */
export async function saveClaim(db: Database | Transaction, claim: Claim): Promise<void> {
  const { status, reason, cents, due_at } = claim;
  await query(db)
    .insertInto('claims')
    .values(claim)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...{ status, reason, cents, due_at },
        status_since: sql`case when claims.status = excluded.status then claims.status_since else now() end`,
        settled_at: sql`case when claims.status = excluded.status then claims.settled_at end`,
      }),
    )
    .execute();
}

export const findClaim = (db: Database, id: string): Promise<ClaimRow | undefined> =>
  query(db).selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();

/** Claims that are not over or that nobody has seen to. */
export const listClaims = (db: Database, limit: number): Promise<ClaimRow[]> =>
  query(db)
    .selectFrom('claims')
    .selectAll()
    .where('settled_at', 'is', null)
    .where('status', 'not in', ['won', 'lost', 'warning_closed'])
    .orderBy(sql`due_at nulls last`)
    .orderBy('since')
    .limit(limit)
    .execute();

/** An operator has seen to it. False if it is unknown or was settled before. */
export async function settleClaim(db: Database | Transaction, id: string): Promise<boolean> {
  const settled = await query(db)
    .updateTable('claims')
    .set({ settled_at: (eb) => eb.fn<Date>('now') })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}
