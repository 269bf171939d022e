import type { Kysely } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as orders from './migrations/2026-11-20-orders.ts';
import * as repeats from './migrations/2026-11-20-repeated-uploads-and-checkouts.ts';
import * as evidence from './migrations/2026-11-20-what-photos-show.ts';
import * as uploads from './migrations/2026-11-21-uploads-under-way.ts';
import * as shares from './migrations/2026-11-22-share-links.ts';

/** In the order of their names; a released one is never edited. */
const migrations: Record<string, Migration> = {
  '2026-11-20-orders': orders,
  '2026-11-20-repeated-uploads-and-checkouts': repeats,
  '2026-11-20-what-photos-show': evidence,
  '2026-11-21-uploads-under-way': uploads,
  '2026-11-22-share-links': shares,
};

const provider: MigrationProvider = { getMigrations: async () => migrations };

/** Brings the schema up to date; safe to run from several processes at once. Returns what was applied. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
