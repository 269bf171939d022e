import { type RawBuilder, sql } from 'kysely';
import { type Database, query } from './database.ts';

/** Rows per statement: well within its time limit, also with what is deleted along. */
export const BITE_ROWS = 2_000;

/** Deletes rows of a table that match, up to BITE_ROWS: however many there are, a statement is short. Returns how many. */
export async function deleteSome(db: Database, table: string, matching: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${matching} limit ${sql.lit(BITE_ROWS)}
    ))`.execute(query(db));
  return Number(numAffectedRows ?? 0);
}
