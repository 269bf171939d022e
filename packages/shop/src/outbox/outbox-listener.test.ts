import { EventEmitter, once } from 'node:events';
import { startWire } from '@trueseason/testing/servers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { query } from '../schema/database-schema.ts';
import { addToOutbox, deleteFromOutbox, lockOutboxRows } from './outbox.ts';
import { listenToOutbox } from './outbox-listener.ts';

const { db, url } = await scratchDatabase();
await migrate(db);
const add = (orderId: number) =>
  inTransaction(db, (trx) => addToOutbox(trx, { name: 'analyze', payload: { orderId } }));

it('notifies on commit, not on rollback, and again after reconnecting', async () => {
  const hints = new EventEmitter();
  let heard = 0;
  const listening = once(hints, 'work');
  const listener = listenToOutbox(
    url,
    () => {
      heard += 1;
      hints.emit('work');
    },
    10,
  );
  await listening;

  const undone = inTransaction(db, async (trx) => {
    await addToOutbox(trx, { name: 'analyze', payload: { orderId: 1 } });
    throw new Error('changed our mind');
  });
  await expect(undone).rejects.toThrow('changed our mind');
  const committed = once(hints, 'work');
  await add(2);
  await committed;
  expect(heard).toBe(2);

  const back = once(hints, 'work');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`.execute(query(db));
  await back;
  const again = once(hints, 'work');
  await add(3);
  await again;
  await listener.close();
});

it('connects again when its connection falls silent', async () => {
  const wire = await startWire(url);
  const hints = new EventEmitter();
  const first = once(hints, 'work');
  const listener = listenToOutbox(wire.url, () => hints.emit('work'), 10);
  await first;
  const again = once(hints, 'work');
  wire.become('stalled');
  wire.become('open');
  await again;
  const heard = once(hints, 'work');
  await add(4);
  await heard;
  await listener.close();
  await wire.close();
}, 20_000);

it('gives two relays different rows, oldest first, and skips unknown jobs', async () => {
  await query(db).deleteFrom('outbox').execute();
  for (const orderId of [1, 2, 3, 4]) await add(orderId);
  await inTransaction(db, (trx) => addToOutbox(trx, { name: 'of-a-newer-release', payload: { orderId: 9 } }));
  const orders = (rows: readonly { payload: { orderId: number } }[]) => rows.map(({ payload }) => payload.orderId);
  await inTransaction(db, async (one) => {
    const first = await lockOutboxRows(one, ['analyze'], 2);
    const second = await inTransaction(db, (two) => lockOutboxRows(two, ['analyze'], 9));
    expect([orders(first), orders(second)]).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await deleteFromOutbox(
      one,
      first.map(({ id }) => id),
    );
  });
  const left = await query(db).selectFrom('outbox').select('job').orderBy('id').execute();
  expect(left.map(({ job }) => job)).toEqual(['analyze', 'analyze', 'of-a-newer-release']);
});
