import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import type { Db } from './database.ts';
import { migrate, migrationProvider } from './migrate.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

/** Everything that the migrations make, one line each: columns, constraints and indexes. */
async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' ||
      coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all
    select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    union all
    select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

it('applies each migration once, also when several processes begin together', async () => {
  const { db } = await scratchDatabase();
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat().toSorted()).toEqual(Object.keys(await migrationProvider.getMigrations()).toSorted());
  expect(await migrate(db)).toEqual([]);
});

it('takes every migration back, and comes to the same schema again', async () => {
  const { db } = await scratchDatabase();
  await migrate(db);
  const whole = await schemaOf(db);
  const migrator = new Migrator({ db, provider: migrationProvider });
  const schemas = [whole];
  for (const _ of Object.keys(await migrationProvider.getMigrations())) {
    const { error } = await migrator.migrateDown();
    expect(error).toBeUndefined();
    schemas.push(await schemaOf(db));
  }
  expect(schemas.at(-1)).toEqual([]);
  for (const schema of schemas.toReversed().slice(1)) {
    await migrator.migrateUp();
    expect(await schemaOf(db)).toEqual(schema);
  }
});
