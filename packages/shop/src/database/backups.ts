import { sql } from 'kysely';
import { type Database, query } from './database.ts';

export interface LastBackup {
  /** When our copy elsewhere was complete, else the platform's last archived file; null if archiving is not visible. */
  readonly takenAt: Date | null;
  /** When one of ours was last restored to try it, 1970 if none was; null if the platform makes them. */
  readonly triedAt: Date | null;
}

export async function findLastBackup(db: Database): Promise<LastBackup> {
  const { rows } = await sql<{ taken_at: Date | null; tried_at: Date | null }>`
    select coalesce(max(taken_at), (select last_archived_time from pg_stat_archiver)) as taken_at,
      max(tried_at) as tried_at
    from backups
  `.execute(query(db));
  return { takenAt: rows[0]?.taken_at ?? null, triedAt: rows[0]?.tried_at ?? null };
}
