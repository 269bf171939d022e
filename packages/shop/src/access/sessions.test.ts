import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { transact } from '../order/transition.ts';
import { query } from '../schema/database-schema.ts';
import { endReadAccess } from './end-read-access.ts';
import { addGrant, deleteExpiredSessions, findGrant, MAX_READERS, renewSession } from './sessions.ts';

const { db } = await scratchDatabase();
await migrate(db);

const HOUR = 3_600_000;
const order = async (id: number) => {
  await query(db).insertInto('orders').values({ id, flow: 'analyze_first', amount_cents: 2900 }).execute();
  return id;
};
interface Renewed {
  readonly from?: string;
  readonly inHours?: number;
  readonly level?: 'own' | 'read';
}
const begin = (to: string, orderId: number, { from, inHours = 1, level = 'own' }: Renewed = {}) =>
  renewSession(db, {
    from: from ?? null,
    to,
    family: 'live',
    expiresAt: new Date(Date.now() + inHours * HOUR),
    orderIds: [orderId],
    level,
  });

it('carries a live session’s grants over, and none of an ended one', async () => {
  const [first, second] = [await order(1), await order(2)];
  await begin('live', first);
  await begin('next', second, { from: 'live', level: 'read' });
  expect(await findGrant(db, 'next', first)).toBe('own');
  expect(await findGrant(db, 'next', second)).toBe('read');

  await begin('ended', first, { inHours: -1 });
  expect(await findGrant(db, 'ended', first)).toBeNull();
  await begin('after', second, { from: 'ended' });
  expect(await findGrant(db, 'after', first)).toBeNull();
  expect(await deleteExpiredSessions(db)).toBe(1);
});

it('never downgrades a grant, and ends only the lower ones', async () => {
  const id = await order(3);
  await begin('owner', id);
  await addGrant(db, 'owner', id, 'read');
  expect(await findGrant(db, 'owner', id)).toBe('own');
  await begin('reader', id, { level: 'read' });
  await transact(db, (trx) => endReadAccess(trx, id));
  expect([await findGrant(db, 'owner', id), await findGrant(db, 'reader', id)]).toEqual(['own', null]);
});

const sessionsWith = async (orderId: number) =>
  (await query(db).selectFrom('grants').select('token_hash').where('order_id', '=', orderId).execute()).map(
    ({ token_hash }) => token_hash,
  );

it('keeps a bounded number of readers of an order, and of sessions of a browser', async () => {
  const [id, other] = [await order(4), await order(5)];
  const read = (to: string, orderId: number) =>
    renewSession(db, {
      from: null,
      to,
      family: to,
      expiresAt: new Date(Date.now() + HOUR),
      orderIds: [orderId],
      level: 'read',
    });
  await begin('buyer', id);
  await read('both', other);
  await addGrant(db, 'both', id, 'read');
  for (let n = 0; n <= MAX_READERS; n += 1) await read(`reader ${n}`, id);
  const left = await sessionsWith(id);
  expect(left).toHaveLength(MAX_READERS + 1);
  expect(left).toContain('buyer');
  expect(left).not.toContain('reader 0');
  // It lost its grant, and not what it is for another order.
  expect(await findGrant(db, 'both', other)).toBe('read');

  for (let n = 0; n < 20; n += 1) await begin(`spare ${n}`, other);
  const spare = (await sessionsWith(other)).filter((name) => name.startsWith('spare'));
  expect(spare.length).toBeLessThan(8);
  expect(spare).toContain('spare 19');
});
