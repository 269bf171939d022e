import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as initial from './migrations/0001-initial.ts';

/** In name order. Never edit released migrations. */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
};

export const migrationProvider: MigrationProvider = { getMigrations: async () => migrations };

/** The database's schema was not created by these migrations. */
export class OtherSchemaError extends Error {
  override name = 'OtherSchemaError';
}

/** Migrates the schema; safe to run concurrently. Returns the applied migrations. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: migrationProvider });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw (await hasOtherSchema(db)) ? new OtherSchemaError('The database has a different schema') : error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

async function hasOtherSchema(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.some(({ name }) => !Object.hasOwn(migrations, name));
}
