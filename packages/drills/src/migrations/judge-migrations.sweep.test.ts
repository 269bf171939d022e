import type { Migration } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import { runs } from './drill-migrations.ts';
import { judgeCases } from './testing/judge-cases.ts';

const { judge } = judgeCases();
const concurrent = { concurrent: true };

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
    ['alter table outbox set unlogged'],
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
});
