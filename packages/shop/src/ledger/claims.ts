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

/** A claim with the days of its sale and of the deletion of its order, in ISO 8601. */
export interface OpenClaim extends ClaimRow {
  readonly sold: string | null;
  readonly deleted: string | null;
  readonly sale_cents: number | null;
}

/** Open claims that no operator has handled. */
export async function listClaims(db: Database, limit: number): Promise<OpenClaim[]> {
  const { rows } = await sql<OpenClaim>`
    select claims.*, sale.day::text as sold, sale.cents::int as sale_cents, (
      select max(day)::text from ledger_entries where reference = claims.intent_id and kind = 'order_deleted'
    ) as deleted
    from claims left join ledger_entries sale on sale.kind = 'charge' and sale.provider_id = claims.intent_id
      and sale.currency = claims.currency
    where settled_at is null and status not in ('won', 'lost', 'warning_closed')
    order by due_at nulls last, since limit ${limit}`.execute(query(db));
  return rows;
}

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
