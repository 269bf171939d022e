import { startWire } from '@trueseason/testing/servers';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { query } from '../schema/database-schema.ts';
import { inTransaction } from './database.ts';
import { openDatabase, pingDatabase } from './open-database.ts';
import { isDatabaseOutage } from './outage.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

it('recovers after the server closed its connections, idle or in a transaction', async () => {
  const lost: Error[] = [];
  const { db } = await scratchDatabase((error) => lost.push(error));
  await pingDatabase(db);
  const broken = inTransaction(db, async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(query(trx));
    await sql`select 1`.execute(query(trx));
  });
  await expect(broken).rejects.toThrow();
  await pingDatabase(db);
  expect(lost.length).toBeGreaterThan(0);
});

it('reads order IDs and counts as numbers', async () => {
  const { db } = await scratchDatabase();
  const { rows } = await sql`select 9007199254740991::bigint as id, count(*) as n from pg_class`.execute(query(db));
  expect(rows).toEqual([{ id: Number.MAX_SAFE_INTEGER, n: expect.any(Number) }]);
});

/** Open connections never answer again, as after a failover that closes nothing; new ones work. */
async function stallable(url: string) {
  const wire = await startWire(url);
  onTestFinished(() => wire.close());
  const stall = () => {
    wire.become('stalled');
    wire.become('open');
  };
  return { url: wire.url, stall };
}

it('drops a silent connection with all that are as old, and uses new ones', async () => {
  const wire = await stallable((await scratchDatabase()).url);
  const db = openDatabase({ url: wire.url, poolSize: 3, onError: () => {}, silenceMs: 300 });
  onTestFinished(() => db.close());
  const sleeps = () => Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.1)`.execute(query(db))));
  await sleeps();
  wire.stall();
  await expect(pingDatabase(db)).rejects.toThrow('timeout');
  await sleeps();
  const broken = inTransaction(db, async (trx) => {
    await sql`select 1`.execute(query(trx));
    wire.stall();
    await sql`select 1`.execute(query(trx));
  });
  await expect(broken).rejects.toThrow('timeout');
  await pingDatabase(db);
});

it('reports a server that takes no writes, and looks for another', async () => {
  const { db, url } = await scratchDatabase();
  const name = new URL(url).pathname.slice(1);
  await sql`create table writes (id int)`.execute(query(db));
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(query(db));
  const demoted = openDatabase({ url, poolSize: 1, onError: () => {} });
  onTestFinished(() => demoted.close());
  await expect(pingDatabase(demoted)).rejects.toThrow('read-only');
  await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(query(db));
  const write = () => sql`insert into writes values (1)`.execute(query(demoted));
  expect(await write().catch(isDatabaseOutage)).toBe(true);
  await write();
  await pingDatabase(demoted);
});
