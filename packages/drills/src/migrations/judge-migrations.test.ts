import { VERSION } from '@trueseason/contracts';
import { migrations } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import { withClient } from '../with-client.ts';
import { applyMigrations, createDatabase, dropDatabase } from './databases.ts';
import { runs } from './drill-migrations.ts';
import { releasedVersions } from './released-versions.ts';
import { readTables } from './schema.ts';
import { initial, judgeCases, ORDERS } from './testing/judge-cases.ts';
import { judgeWaits, waitsBeside } from './waits-beside.ts';

const { template, judge, judgeAll } = judgeCases();

it('has only migrations that serve the release before, since the first', async () => {
  const refused = await judgeAll({ all: migrations, release: VERSION, released: releasedVersions() });
  expect(refused).toEqual({});
});

it('judges tables that have rows', async () => {
  const tables = await withClient(template(), readTables);
  expect(tables.filter(({ rows }) => rows === 0)).toEqual([]);
});

// Others are in the sweep.
it.each([
  ['alter table orders add column note text', /^accepted$/],
  ['alter table orders add column token uuid not null default gen_random_uuid()', /rewrites orders/],
  ['alter table orders add column size integer; update orders set size = 1 where id < 0', /writes rows of orders/],
  ['create table if not exists notes (id bigint); alter table orders drop column email', /changes or removes .* email/],
  ['create index by_flow on orders (flow)', /reads all of orders while it holds ShareLock/],
])('judges what may run beside the release before: %s', async (statement, said) => {
  expect(await judge(runs(statement))).toEqual([expect.stringMatching(said)]);
});

it('refuses what lets readers and writers wait', async () => {
  const waitsOf = async (statement: string) => {
    const url = await createDatabase(template(), 'copied');
    try {
      const all = { ...initial, '0002-case': runs(statement) };
      return judgeWaits(await waitsBeside(url, ORDERS, () => applyMigrations(url, all, VERSION)));
    } finally {
      await dropDatabase(url);
    }
  };
  expect(await waitsOf('alter table orders add column note text')).toEqual([]);
  const held = await waitsOf('lock table orders in access exclusive mode; select pg_sleep(1.5)');
  expect(held).toEqual([expect.stringMatching(/a read waits [1-9]/), expect.stringMatching(/a write waits [1-9]/)]);
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
