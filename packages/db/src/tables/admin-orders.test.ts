import { ADMIN_STATUSES, adminStatus, PAYMENT, PROGRESS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { countOrders, listAdminOrders } from './admin-orders.ts';

const { db } = await scratchDatabase();
await migrate(db);

const tracks = PROGRESS.flatMap((progress) => PAYMENT.map((payment) => ({ progress, payment })));
const created_at = new Date('2026-11-20T12:00:00Z');
await db
  .insertInto('orders')
  .values(
    tracks.map((track, index) => ({
      ...track,
      id: 100 + index,
      flow: 'analyze_first' as const,
      amount_cents: 1000,
      email: index === 0 ? 'under_score%@example.com' : `someone${index}@example.com`,
      created_at,
    })),
  )
  .execute();
const ids = async (filter: Partial<Parameters<typeof listAdminOrders>[1]>) =>
  (await listAdminOrders(db, { limit: 100, offset: 0, ...filter })).map(({ id }) => id);

it.each(ADMIN_STATUSES)('filters by %s consistently with the back office, and counts the same', async (status) => {
  const meant = tracks.flatMap((track, index) => (adminStatus(track) === status ? [100 + index] : []));
  expect((await ids({ status })).toSorted()).toEqual(meant.toSorted());
  expect((await countOrders(db)).byStatus[status]).toBe(meant.length);
});

it('counts paid and not refunded orders as revenue', async () => {
  const paid = tracks.filter(({ payment }) => payment === 'paid').length;
  expect(await countOrders(db)).toMatchObject({ total: tracks.length, revenueCents: paid * 1000 });
});

it('finds by number and by part of the address, literally', async () => {
  expect(await ids({ search: ' 103 ' })).toEqual([103]);
  expect(await ids({ search: 'SOMEONE3@' })).toEqual([103]);
  expect(await ids({ search: '_score%' })).toEqual([100]);
  expect(await ids({ search: 'e%c' })).toEqual([]);
});

it('pages through orders of the same moment without repeats or gaps', async () => {
  const pages = await Promise.all([0, 10, 20].map((offset) => ids({ limit: 10, offset })));
  expect(pages.flat()).toEqual(tracks.map((_, index) => 100 + index).toReversed());
});
