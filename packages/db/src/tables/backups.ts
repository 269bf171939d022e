import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** The last dump, or the last file that Postgres archived; null where the platform makes backups unseen. */
export async function lastBackupAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest((select max(taken_at) from backups), (select last_archived_time from pg_stat_archiver)) as at
  `.execute(db);
  return rows[0]?.at ?? null;
}
