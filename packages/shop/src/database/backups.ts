import { sql } from 'kysely';
import { type Database, query } from './database.ts';

/** When our copy elsewhere was complete, else the platform's last archived file; null if archiving is not visible. */
export async function findLastBackupTime(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select coalesce((select max(taken_at) from backups), (select last_archived_time from pg_stat_archiver)) as at
  `.execute(query(db));
  return rows[0]?.at ?? null;
}
