import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrationProvider, OtherSchemaError } from './migrate.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

it('applies each migration once, even with concurrent processes', async () => {
  const { db } = await scratchDatabase();
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat().toSorted()).toEqual(Object.keys(await migrationProvider.getMigrations()).toSorted());
  expect(await migrate(db)).toEqual([]);
});

it('refuses a database with a different schema', async () => {
  const { db } = await scratchDatabase();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('0000-other', '')`.execute(db);
  await expect(migrate(db)).rejects.toThrow(OtherSchemaError);
});
