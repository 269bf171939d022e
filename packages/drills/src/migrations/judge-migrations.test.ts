import { VERSION } from '@trueseason/contracts';
import { type Migration, migrations } from '@trueseason/shop/testing';
import '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyMigrations, createDatabase, dropDatabase, loadOrders, withClient } from './databases.ts';
import { runs } from './drill-migrations.ts';
import { judgeMigrations, watchTables } from './judge-migrations.ts';
import { releasedVersions } from './released-versions.ts';
import { readTables } from './schema.ts';
import { judgeWaits, waitsBeside } from './waits-beside.ts';

const ORDERS = 1_000;
const initial = Object.fromEntries(Object.entries(migrations).slice(0, 1));
let template: string;
beforeAll(async () => {
  template = await createDatabase(inject('postgresUrl'));
  await applyMigrations(template, initial, VERSION);
  await loadOrders(template, ORDERS);
  await watchTables(template);
});
afterAll(() => dropDatabase(template));

const judge = async (...added: Migration[]) => {
  const named = added.map((migration, index) => [`000${index + 2}-case`, migration] as const);
  const all = { ...initial, ...Object.fromEntries(named) };
  const refused = await judgeMigrations(template, { all, release: '1.10.0', released: ['1.8.0', '1.9.0'] });
  return named.map(([name]) => refused[name]?.join('\n') ?? 'accepted');
};
const concurrent = { concurrent: true };

it('has only migrations that serve the release before, since the first', async () => {
  expect(await judgeMigrations(template, { all: migrations, release: VERSION, released: releasedVersions() })).toEqual(
    {},
  );
});

it('judges tables that have rows', async () => {
  const tables = await withClient(template, readTables);
  expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
});

describe('accepts', () => {
  it.each([
    ['create table notes (id bigint primary key, about bigint references orders on delete cascade)'],
    ['create table notes (id bigint); create unique index by_id on notes (id); alter table notes add check (id > 0)'],
    [
      'create table notes (id bigint generated always as identity, kind text not null); insert into notes (kind) values (1)',
    ],
    ['alter table orders add column note text'],
    ["alter table orders add column note text, add column kind text not null default 'a;b'"],
    ['alter table orders add column noted_at timestamptz not null default now()'],
    ['alter table orders add column doubled integer generated always as (amount_cents * 2) virtual'],
    ['alter table orders add column size integer; alter table orders add constraint sized check (size > 0) not valid'],
    ['create function twice(n integer) returns integer language sql as $$ select n * 2 $$'],
    ['create view paid_orders as select id from orders'],
    ["comment on table orders is 'drop table orders'"],
  ])('%s', async (statement) => {
    expect(await judge(runs(statement))).toEqual(['accepted']);
  });

  it('what follows in a table of its own', async () => {
    const follows = 'insert into notes values (1); create index by_id on notes (id); update notes set id = 2';
    const made = runs('create table notes (id bigint primary key)');
    expect(await judge(made, runs(follows))).toEqual(['accepted', 'accepted']);
  });

  it('a column that refers to a new table', async () => {
    const refers = 'alter table orders add column about bigint references notes on delete set null';
    expect(await judge(runs('create table notes (id bigint primary key)'), runs(refers))).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it('an index built concurrently, and a constraint that a migration of its own validates', async () => {
    const index = 'create index concurrently if not exists by_flow on orders (flow)';
    expect(await judge(runs('drop index concurrently if exists by_flow', concurrent), runs(index, concurrent))).toEqual(
      ['accepted', 'accepted'],
    );
    const column = 'alter table orders add column size integer, add constraint sized check (size > 0) not valid';
    expect(await judge(runs(column), runs('alter table orders validate constraint sized'))).toEqual([
      'accepted',
      'accepted',
    ]);
  });
});

describe('refuses what rewrites a table', () => {
  it.each([
    ['alter table orders add column token uuid not null default gen_random_uuid()'],
    ['alter table orders add column number bigserial'],
    ['alter table orders add column number bigint generated always as identity'],
    ['alter table orders add column moment timestamptz default clock_timestamp()'],
    ['alter table orders add column doubled integer generated always as (amount_cents * 2) stored'],
    ['alter table orders alter column amount_cents type bigint'],
    ['alter table orders set unlogged'],
    ['truncate outbox'],
    ['vacuum full orders', concurrent],
    ['cluster orders using orders_pkey', concurrent],
  ])('%s', async (statement, more?: Partial<Migration>) => {
    expect(await judge(runs(statement, more))).toEqual([expect.stringMatching(/rewrites (orders|outbox)/)]);
  });
});

describe('refuses what writes rows of customers', () => {
  it.each([
    ['alter table orders add column size integer; update orders set size = 1'],
    ["update orders set email = 'x' where id < 0"],
    ["update orders set email = 'x' where id < 0", concurrent],
    ['with gone as (delete from outbox returning id) select count(*) from gone'],
    ['create table if not exists notes (id bigint); insert into outbox (job, payload) values (1, $${}$$)'],
    ['do $$ begin delete from sessions where expires_at < now(); end $$'],
    ['merge into orders using promos on false when matched then delete'],
    ["set local session_replication_role = 'replica'; update orders set flow = flow"],
    ['alter table orders disable trigger user; update orders set flow = flow; alter table orders enable trigger user'],
  ])('%s', async (statement, more?: Partial<Migration>) => {
    expect(await judge(runs(statement, more))).toEqual([
      expect.stringMatching(/writes rows of (orders|outbox|sessions)/),
    ]);
  });
});

describe('refuses what the release before uses', () => {
  it.each([
    ['create table if not exists notes (id bigint); alter table orders drop column email'],
    ['-- create table notes (id bigint);\ndrop table checkout_sessions'],
    ['do $$ begin drop table checkout_sessions; end $$'],
    ['alter table orders rename column email to address'],
    ['alter table orders alter column email set not null'],
    ['alter table orders alter column photo_exchanges drop default'],
    ['alter table orders alter column photo_exchanges set default 5'],
    ['alter table mails rename to letters'],
    ['drop index orders_by_email'],
    ['drop trigger mail_attempts_stay on mails'],
    ['alter table mails disable trigger mail_attempts_stay'],
    ['alter table orders enable row level security'],
    ['create or replace function order_events_stay() returns trigger language plpgsql as $$ begin return null; end $$'],
  ])('%s', async (statement) => {
    expect(await judge(runs(statement))).toEqual([
      expect.stringContaining('changes or removes what the release before uses'),
    ]);
  });

  it.each([
    ['alter table orders add column note text not null', /fails: .*contains null values/],
    [
      'alter table orders add column note text not null default $$$$; alter table orders alter column note drop default',
      /no longer write: null value/,
    ],
    ['alter table orders add constraint known check (amount_cents < 5000) not valid', /may refuse rows/],
    ['alter table orders add column size integer check (size < amount_cents)', /may refuse rows/],
    ['create unique index concurrently by_email on orders (email)', /may refuse rows/, concurrent],
    ['create unique index concurrently by_hash on orders (md5(email))', /may refuse rows/, concurrent],
    ['create table notes (about bigint references orders)', /keeps the release before from deleting rows of orders/],
    [
      'create trigger none before insert on orders for each row execute function order_events_stay()',
      /changes how orders works/,
    ],
    ['create rule none as on delete to outbox do instead nothing', /changes how outbox works/],
    ['create policy none on orders using (false)', /changes how orders works/],
  ])('%s', async (statement, reason, more?: Partial<Migration>) => {
    expect(await judge(runs(statement, more))).toEqual([expect.stringMatching(reason)]);
  });
});

describe('refuses what holds others up for as long as a table is large', () => {
  it.each([
    ['create index by_flow on orders (flow)'],
    ['create index by_flow on orders (flow)', concurrent],
    ['alter table orders add column kind text check (kind <> $$$$)'],
    ['alter table orders add column note text unique'],
    ['alter table orders add constraint paid check (amount_cents >= 0)'],
    ['create table notes as select * from orders; alter table orders add column note text'],
    ['reindex table orders'],
  ])('%s', async (statement, more?: Partial<Migration>) => {
    expect(await judge(runs(statement, more))).toEqual([expect.stringMatching(/reads all of orders while it holds/)]);
  });

  it('with readers and writers beside, by the time that they wait', async () => {
    const waitsOf = async (statement: string) => {
      const url = await createDatabase(template, 'copied');
      try {
        const all = { ...initial, '0002-case': runs(statement) };
        return judgeWaits(await waitsBeside(url, ORDERS, () => applyMigrations(url, all, VERSION)));
      } finally {
        await dropDatabase(url);
      }
    };
    expect(await waitsOf('alter table orders add column note text')).toEqual([]);
    const held = await waitsOf('lock table orders in access exclusive mode; select pg_sleep(1.5)');
    expect(held).toEqual([expect.stringMatching(/a read waits [12]\./), expect.stringMatching(/a write waits [12]\./)]);
  });
});

describe('a migration that takes away', () => {
  const drop = (contract: string) => runs('alter table orders drop column failure', { contract });

  it('names a release that is out and works without', async () => {
    expect(await judge(drop('1.9.0'))).toEqual(['accepted']);
    expect(await judge(drop('1.10.0'))).toEqual([expect.stringContaining('is not out: stop using it in this release')]);
    for (const contract of ['0', '', '1.7.0', '2.0.0'])
      expect(await judge(drop(contract))).toEqual([expect.stringContaining('is no release that is out')]);
  });

  it('rewrites, fills and blocks nothing either', async () => {
    const rewrites = runs('alter table orders alter column amount_cents type bigint', { contract: '1.9.0' });
    expect(await judge(rewrites)).toEqual([expect.stringContaining('rewrites orders')]);
  });
});

it('reads the versions that are out from the changelog', () => {
  expect(releasedVersions('# Changelog\n\n## 1.1.0 (unreleased)\n\n## 1.0.1\n\n### Fixed\n\n## 1.0.0\n')).toEqual([
    '1.0.1',
    '1.0.0',
  ]);
});
