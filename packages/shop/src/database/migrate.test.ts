import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { query } from '../schema/database-schema.ts';
import type { Database } from './database.ts';
import { type Migration, migrate, migrations, OtherSchemaError } from './migrate.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

const runs = (statement: string): Migration => ({
  up: (db) =>
    sql
      .raw(statement)
      .execute(db)
      .then(() => {}),
});

it('applies each migration once, even with concurrent processes', async () => {
  const { db } = await scratchDatabase();
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat().toSorted()).toEqual(Object.keys(migrations).toSorted());
  expect(await migrate(db)).toEqual([]);
});

/** Release 2 adds; release 3 takes away what 2 no longer uses. */
const releases: Record<string, Record<string, Migration>> = {};
releases['1.0.0'] = { '1': runs('create table things (id integer)') };
releases['2.0.0'] = { ...releases['1.0.0'], '2': runs('alter table things add column name text') };
releases['3.0.0'] = { ...releases['2.0.0'], '3': { ...runs('alter table things drop column id'), contract: '2.0.0' } };
const migrateTo = (db: Database, release: string) => migrate(db, { all: releases[release] ?? {}, release });

it('goes back as far as the schema serves, and changes nothing', async () => {
  const { db } = await scratchDatabase();
  expect(await migrateTo(db, '2.0.0')).toEqual(['1', '2']);
  expect(await migrateTo(db, '1.0.0')).toEqual([]);
  expect(await migrateTo(db, '3.0.0')).toEqual(['3']);
  expect(await migrateTo(db, '2.0.0')).toEqual([]);
  await expect(migrateTo(db, '1.0.0')).rejects.toThrow(/has 3, which serves releases from 2\.0\.0 on; this is 1\.0\.0/);
  const { rows } = await sql`select column_name from information_schema.columns where table_name = 'things'`.execute(
    query(db),
  );
  expect(rows).toEqual([{ column_name: 'name' }]);
});

it('refuses a database with a different schema', async () => {
  const { db } = await scratchDatabase();
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('0000-other', '')`.execute(query(db));
  await expect(migrate(db)).rejects.toThrow(OtherSchemaError);
});

it("refuses another project's database, and writes nothing there", async () => {
  const { db } = await scratchDatabase();
  await sql`create extension pg_stat_statements`.execute(query(db)).catch(() => {});
  await sql`create table orders (id integer); create view totals as select count(*) from orders`.execute(query(db));
  await expect(migrate(db)).rejects.toThrow(/tables of another project \(orders, totals\)/);
  const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(query(db));
  expect(rows).toEqual([{ tablename: 'orders' }]);
});

it('builds indexes concurrently, without a time limit, while another process waits', async () => {
  const { db } = await scratchDatabase();
  const all: Record<string, Migration> = {
    '1': runs('create table things (id integer)'),
    '2': { ...runs('create index concurrently if not exists by_id on things (id)'), concurrent: true },
    '3': runs(`create table limits as select current_setting('statement_timeout') as statement`),
  };
  const applied = await Promise.all([migrate(db, { all }), migrate(db, { all })]);
  expect(applied.flat()).toEqual(['1', '2', '3']);
  const { rows } = await sql`select statement, current_setting('statement_timeout') as after from limits`.execute(
    query(db),
  );
  expect(rows).toEqual([{ statement: '0', after: '5s' }]);
});

it('waits briefly for a lock, so that others do not wait behind it, and tries again', async () => {
  const { db } = await scratchDatabase();
  const all = { '1': runs('create table things (id integer)') };
  await migrate(db, { all });
  const reader = await query(db).startTransaction().execute();
  await sql`select * from things`.execute(reader);
  const later = { ...all, '2': runs('alter table things add column name text') };
  const locked: string[] = [];
  const applied = await migrate(db, {
    all: later,
    lockMs: 20,
    onLocked: (name) => {
      locked.push(name);
      void reader.commit().execute();
    },
  });
  expect(locked).toEqual(['2']);
  expect(applied).toEqual(['2']);
});
