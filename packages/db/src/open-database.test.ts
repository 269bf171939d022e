import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pingDatabase } from './open-database.ts';
import { scratchDatabase } from './testing/scratch-database.ts';

it('goes on after the server has ended its connections, in a transaction as well as idle ones', async () => {
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

it('reads numbers of orders and counts as numbers', async () => {
  const { db } = await scratchDatabase();
  const { rows } = await sql`select 9007199254740991::bigint as id, count(*) as n from pg_class`.execute(db);
  expect(rows).toEqual([{ id: Number.MAX_SAFE_INTEGER, n: expect.any(Number) }]);
});
