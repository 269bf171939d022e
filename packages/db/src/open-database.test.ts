import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, pingDatabase } from './open-database.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

it('recovers after the server closed its connections, idle or in a transaction', async () => {
  const lost: Error[] = [];
  const { db } = await scratchDatabase((error) => lost.push(error));
  await pingDatabase(db);
  const broken = db.transaction().execute(async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  await pingDatabase(db);
  expect(lost.length).toBeGreaterThan(0);
});

it('reads order IDs and counts as numbers', async () => {
  const { db } = await scratchDatabase();
  const { rows } = await sql`select 9007199254740991::bigint as id, count(*) as n from pg_class`.execute(db);
  expect(rows).toEqual([{ id: Number.MAX_SAFE_INTEGER, n: expect.any(Number) }]);
});

/** A proxy that can drop all data on open connections, like a lost network. */
async function openSwallowingWay(url: string) {
  const pairs: [Socket, Socket][] = [];
  const way = createServer((near) => {
    const far = connect(Number(new URL(url).port), new URL(url).hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    pairs.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const socket of pairs.flat()) socket.destroy();
    way.close();
  });
  const address = way.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: Object.assign(new URL(url), { host: `127.0.0.1:${address.port}` }).href,
    swallow: () => {
      for (const [near, far] of pairs.splice(0)) {
        near.unpipe(far).resume();
        far.unpipe(near);
      }
    },
  };
}

it('drops a silent connection and uses another', async () => {
  const { url } = await scratchDatabase();
  const way = await openSwallowingWay(url);
  const db = openDatabase({ url: way.url, poolSize: 1, onError: () => {}, silenceMs: 300 });
  onTestFinished(() => db.destroy());
  await pingDatabase(db);
  way.swallow();
  await expect(pingDatabase(db)).rejects.toThrow('timeout');
  await pingDatabase(db);
  const broken = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    way.swallow();
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow('timeout');
  await pingDatabase(db);
});
