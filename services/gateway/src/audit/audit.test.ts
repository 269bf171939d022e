import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createRegistry, type Registry } from '@trueseason/platform/runtime';
import { addAuditEntry, findAuditHead, listAuditEntries } from '@trueseason/shop/audit';
import { createFileStore, type ObjectStore, objectKeys } from '@trueseason/shop/storage';
import { query, sql } from '@trueseason/shop/testing';
import { type TestDatabase, testDatabase } from '@trueseason/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptAudit } from './accept-audit.ts';
import { type AnchorSecrets, listAnchors, writeAnchor } from './anchors.ts';
import { type AuditMonitor, createAuditMonitor } from './audit-monitor.ts';
import { checkAudit } from './check-audit.ts';

const SECRET = 'a-secret-of-the-configuration-of-32';
const secrets: AnchorSecrets = [SECRET];
let database: TestDatabase;
let directory: string;
let store: ObjectStore;
let registry: Registry;
let keeper: AuditMonitor;
beforeEach(async () => {
  database = await testDatabase();
  directory = await mkdtemp(join(tmpdir(), 'audit-'));
  store = createFileStore(directory);
  registry = createRegistry('gateway');
  keeper = createAuditMonitor({ db: db(), store, secrets }, createLogger('gateway', 'silent'), registry);
  await act(3);
});
afterEach(async () => {
  await database.close();
  await rm(directory, { recursive: true });
});
const db = () => database.db;

/** Performs actions, anchoring after each. */
async function act(times: number) {
  for (let n = 0; n < times; n++) {
    await addAuditEntry(db(), { actor: 'ada', action: 'refund', orderId: 1_000_000_000 + n, detail: 'done' });
    await keeper.anchor();
  }
}
const found = async (given = secrets) => [...(await checkAudit({ db: db(), store, secrets: given })).findings.keys()];
const anchors = () => listAnchors(store, secrets);
/** What the database owner could do. */
const tamper = (change: string) =>
  query(db())
    .transaction()
    .execute(async (trx) => {
      await sql`alter table audit disable trigger user`.execute(trx);
      await sql.raw(change).execute(trx);
      await sql`alter table audit enable trigger user`.execute(trx);
    });
const CUT_OFF = 'delete from audit where id > (select max(id) - 2 from audit)';

it('anchors each new end once', async () => {
  const head = await findAuditHead(db());
  await keeper.anchor();
  expect(await anchors()).toMatchObject([1, 2, 3].map((number) => ({ number, kind: 'head', isSigned: true })));
  expect((await anchors()).at(-1)).toMatchObject({ ...head });
  expect(await found()).toEqual([]);
  expect((await keeper.check()).rows).toBe(3);
});

it('keeps the last fifty anchors', async () => {
  await act(52);
  expect((await anchors()).map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 6));
  expect(await found()).toEqual([]);
});

describe('detects that', () => {
  it('the end was cut off, at every check', async () => {
    await tamper(CUT_OFF);
    expect(await found()).toEqual(['cut_off']);
    await keeper.anchor();
    expect(await anchors()).toHaveLength(3);
    expect(await registry.metrics()).toMatch(/audit_finding\{finding="cut_off",.*\} 1/);
    expect(await registry.metrics()).toMatch(/audit_finding\{finding="changed",.*\} 0/);
  });

  it('the end was replaced', async () => {
    await tamper(CUT_OFF);
    await sql`select setval(pg_get_serial_sequence('audit', 'id'), 1)`.execute(query(db()));
    await act(4);
    expect(await found()).toEqual(['changed']);
    expect(await anchors()).toHaveLength(3);
  });

  it('everything was deleted', async () => {
    await tamper('delete from audit');
    expect(await found()).toEqual(['cut_off']);
  });

  it('a row was changed', async () => {
    await tamper("update audit set actor = 'bob' where id = (select min(id) from audit)");
    expect(await found()).toEqual(['changed']);
  });

  it('the chain was rebuilt around a change', async () => {
    await tamper('delete from audit');
    await sql`select setval(pg_get_serial_sequence('audit', 'id'), 1, false)`.execute(query(db()));
    for (let n = 0; n < 3; n++)
      await addAuditEntry(db(), { actor: 'bob', action: 'refund', orderId: 1_000_000_000 + n });
    expect(await found()).toEqual(['changed']);
  });

  it('an anchor is missing', async () => {
    await store.deletePrefix(objectKeys.auditAnchorsOf(2));
    expect(await found()).toEqual(['anchor_missing']);
  });

  it('the last anchor was deleted with the end, while a gateway remembers it', async () => {
    await tamper(CUT_OFF);
    for (const number of [2, 3]) await store.deletePrefix(objectKeys.auditAnchorsOf(number));
    expect(await found()).toEqual([]);
    expect([...(await keeper.check()).findings.keys()]).toEqual(['anchor_missing']);
    await act(1);
    expect(await anchors()).toHaveLength(1);
  });

  it('an anchor was forged', async () => {
    await tamper(CUT_OFF);
    const head = await findAuditHead(db());
    if (!head) throw new Error('no row');
    await writeAnchor(store, ['not-one-of-the-secrets-of-the-shop'], await anchors(), { kind: 'accepted', ...head });
    expect(await found()).toEqual(['anchor_forged', 'cut_off']);
  });
});

it('reads the newest anchors however many were left behind, and deletes those', async () => {
  const left = Array.from(
    { length: 1_200 },
    (_, n) => `audit-anchors/${'0'.repeat(12)}/head.1.${n}.${'a'.repeat(43)}.${'b'.repeat(43)}`,
  );
  for (const key of left) await store.put(key, new Uint8Array(), 'text/plain');
  expect((await anchors()).length).toBeLessThanOrEqual(200);
  expect((await anchors()).filter(({ isSigned }) => isSigned).length).toBeGreaterThan(0);
});

it('accepts anchors from before a secret rotation, during and after it', async () => {
  const rotated: AnchorSecrets = ['another-secret-of-the-configuration', SECRET];
  expect(await found(rotated)).toEqual([]);
  const after = createAuditMonitor(
    { db: db(), store, secrets: rotated },
    createLogger('gateway', 'silent'),
    createRegistry('gateway'),
  );
  await after.anchor();
  expect(await anchors()).toHaveLength(4);
  expect(await found([rotated[0]])).toEqual([]);
});

it('accepts a backup older than the last anchor only with a reason, and audits it', async () => {
  await tamper(CUT_OFF);
  expect(await found()).toEqual(['cut_off']);
  const lost = (await anchors()).at(-1);
  await acceptAudit({ db: db(), store, secrets }, 'trueseason-2026-11-20T18-00-00Z.dump');
  expect(await found()).toEqual([]);
  const [row] = await listAuditEntries(db(), { limit: 1 });
  expect(row).toMatchObject({
    actor: 'command',
    action: 'accept audit',
    reason: 'trueseason-2026-11-20T18-00-00Z.dump',
  });
  expect(row?.detail).toContain(`anchor 3 named row ${lost?.row}, ${lost?.hash}`);
  await act(1);
  expect(await found()).toEqual([]);
  await tamper('delete from audit where id = (select max(id) from audit)');
  expect(await found()).toEqual(['cut_off']);
});
