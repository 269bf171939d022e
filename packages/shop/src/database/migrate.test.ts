import { VERSION } from '@trueseason/contracts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Database, query } from './database.ts';
import { type Migration, migrate, migrations, OtherSchemaError } from './migrate.ts';
import { refuseMigration } from './testing/additive.ts';
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

it('has only migrations that serve the release before, since the first', async () => {
  const refused: Record<string, string> = {};
  for (const [name, migration] of Object.entries(migrations).slice(1)) {
    const why = await refuseMigration(migration, VERSION);
    if (why) refused[name] = why;
  }
  expect(refused).toEqual({});
});

it.each([
  ['create table notes (id bigint primary key, about bigint references orders on delete cascade)', undefined],
  [
    'create table notes (id bigint); create unique index by_id on notes (id); alter table notes add check (id > 0)',
    undefined,
  ],
  [
    "alter table orders add column note text, add column kind text not null default 'a;b' check (kind in ('a', 'b'))",
    undefined,
  ],
  ["alter table orders add column size numeric(6, 2); update orders set size = 1 where flow = 'gift'", undefined],
  [
    'create table notes (id bigint, about bigint references orders)',
    /keep an old release from deleting those of orders/,
  ],
  ['alter table orders add column note text not null', /required/],
  ['alter table orders add column note text unique', /may refuse/],
  ['alter table orders add column size integer check (size < amount_cents)', /other columns/],
  ['alter table orders add constraint paid check (amount_cents > 0)', /may refuse/],
  ['alter table orders add column note text, drop column email', /changes what an old release uses: drop/],
  ['alter table orders alter column email set not null', /changes/],
  ['alter table orders rename column email to address', /changes/],
  ['create index by_flow on orders (flow)', /concurrently/],
  ['create unique index concurrently by_flow on orders (flow)', /may refuse/],
  ["update orders set email = 'x'", /not known/],
  ['-- create table notes (id bigint);\ndrop table orders', /not known/],
  ['do $$ begin drop table orders; end $$', /not known/],
])('judges what may run beside the old release: %s', async (statement, expected) => {
  const why = await refuseMigration(runs(statement), '1.1.0');
  if (expected) expect(why).toMatch(expected);
  else expect(why).toBeUndefined();
});

it('takes away only what the release before works without', async () => {
  const drop = runs('alter table orders drop column email');
  expect(await refuseMigration(drop, '1.10.0')).toMatch(/two releases/);
  expect(await refuseMigration({ ...drop, contract: '1.10.0' }, '1.10.0')).toMatch(/in the next/);
  expect(await refuseMigration({ ...drop, contract: '1.9.0' }, '1.10.0')).toBeUndefined();
  const index = runs(
    'drop index concurrently if exists by_flow; create index concurrently if not exists by_flow on orders (flow)',
  );
  expect(await refuseMigration({ ...index, concurrent: true }, '1.1.0')).toBeUndefined();
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
