import { ADMIN_STATUSES, adminStatus, PAYMENT, PROGRESS } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { scratchDatabase } from '../database/testing/scratch-database.ts';
import { bookEntries } from '../ledger/index.ts';
import { query } from '../schema/database-schema.ts';
import { countAdminOrders, countOrders, listAdminOrders, listDailyTotals } from './admin-orders.ts';

const { db } = await scratchDatabase();
await migrate(db);

const tracks = PROGRESS.flatMap((progress) => PAYMENT.map((payment) => ({ progress, payment })));
const created_at = new Date('2026-11-20T12:00:00Z');
await query(db)
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
await query(db).insertInto('promos').values({ code: 'FIRST10', percent: 10 }).execute();
await query(db)
  .updateTable('orders')
  .set({ promo_code: 'FIRST10', amount_cents: 2000 })
  .where('id', '=', 105)
  .execute();
await query(db)
  .insertInto('payments')
  .values(
    [
      { intent_id: 'pi_paid', order_id: 104, state: 'succeeded' as const, amount_cents: 2000 },
      { intent_id: 'pi_back', order_id: 103, state: 'refunded' as const, amount_cents: 1000 },
      { intent_id: 'pi_open', order_id: 102, state: 'open' as const, amount_cents: 1000 },
    ].map((payment) => ({
      ...payment,
      currency: 'usd',
      promo_code: null,
      settled_at: payment.state === 'open' ? null : created_at,
      opened_from: null,
      opened_in: null,
      opened_by: null,
    })),
  )
  .execute();
// A gift and who used it, a former address, and a season.
await query(db).insertInto('promos').values({ code: 'GIFT-ABCD-X4TQ', percent: 100 }).execute();
await query(db).insertInto('gifts').values({ order_id: 106, code: 'GIFT-ABCD-X4TQ' }).execute();
await query(db).updateTable('orders').set({ promo_code: 'GIFT-ABCD-X4TQ' }).where('id', '=', 107).execute();
await query(db)
  .insertInto('mails')
  .values({ order_id: 108, kind: 'address_changed', recipient: 'Before@example.com' })
  .execute();
const sealed = { result: '""', readings: '""', engine_version: '1' };
await query(db)
  .insertInto('analyses')
  .values({ ...sealed, order_id: 109, season: 'Soft Summer' })
  .execute();
await query(db)
  .insertInto('season_history')
  .values([
    { order_id: 109, season: 'Dark Autumn', proposed: false },
    { order_id: 109, season: 'Soft Summer', proposed: false },
  ])
  .execute();
const ids = async (filter: Partial<Parameters<typeof listAdminOrders>[1]>) =>
  (await listAdminOrders(db, { limit: 100, offset: 0, ...filter })).map(({ id }) => id);

it.each(ADMIN_STATUSES)('filters by %s consistently with the back office, and counts the same', async (status) => {
  const meant = tracks.flatMap((track, index) => (adminStatus(track) === status ? [100 + index] : []));
  expect((await ids({ status })).toSorted()).toEqual(meant.toSorted());
  expect((await countOrders(db)).byStatus[status]).toBe(meant.length);
});

it('counts all orders', async () => {
  expect(await countOrders(db)).toMatchObject({ total: tracks.length });
});

it('finds by a number or its part, payment, promo code and part of the address, literally', async () => {
  expect(await ids({ search: '#103' })).toEqual([103]);
  expect(await ids({ search: '12' })).toEqual([124, 123, 122, 121, 120, 112]);
  expect(await ids({ search: 'pi_paid' })).toEqual([104]);
  expect(await ids({ search: 'first10' })).toEqual([105]);
  expect(await ids({ search: 'pi_' })).toEqual([]);
  expect(await ids({ search: ' 103 ' })).toEqual([103]);
  expect(await ids({ search: '# 1 0-3' })).toEqual([103]);
  expect(await ids({ search: '2026-11-20' })).toHaveLength(tracks.length);
  for (const wanted of ['gift-abcd-x4tq', 'X4TQ']) expect(await ids({ search: wanted })).toEqual([107, 106]);
  expect(await ids({ search: 'SOMEONE7@' })).toEqual([107, 106]);
  expect(await ids({ search: 'before@' })).toEqual([108]);
  for (const season of ['soft summer', 'Dark Autumn']) expect(await ids({ search: season })).toEqual([109]);
  for (const noDay of ['2026-13-45', '2026-02-30']) expect(await ids({ search: noDay })).toEqual([]);
  expect(await ids({ search: 'SOMEONE3@' })).toEqual([103]);
  expect(await ids({ search: '_score%' })).toEqual([100]);
  expect(await ids({ search: 'e%c' })).toEqual([]);
});

it('filters by payment and day, and sorts', async () => {
  const refunded = tracks.flatMap(({ payment }, index) => (payment === 'refunded' ? [100 + index] : []));
  expect((await ids({ payment: 'refunded' })).toSorted()).toEqual(refunded);
  expect(await countAdminOrders(db, { payment: 'refunded' })).toBe(refunded.length);
  expect(await ids({ from: '2026-11-20', to: '2026-11-20' })).toHaveLength(tracks.length);
  expect(await ids({ from: '2026-11-21' })).toEqual([]);
  expect(await ids({ to: '2026-11-19' })).toEqual([]);
  expect(await ids({ sort: 'oldest', limit: 2 })).toEqual([100, 101]);
  expect(await ids({ sort: 'amount', limit: 1 })).toEqual([105]);
  expect(await ids({ id: 110 })).toEqual([110]);
});

it('totals each day by progress and money', async () => {
  const count = (of: (track: (typeof tracks)[number]) => boolean) => tracks.filter(of).length;
  const days = Math.ceil((Date.now() - created_at.getTime()) / 86_400_000) + 2;
  const money = { at: created_at, reference: 'pi_paid' };
  await bookEntries(db, [
    { ...money, kind: 'charge', currency: 'usd', cents: 3000 },
    { ...money, kind: 'charge', currency: 'eur', cents: 3900, reference: 'pi_eur' },
    { ...money, kind: 'refund', currency: 'usd', cents: -1000 },
    { ...money, kind: 'fee', currency: 'usd', cents: -117 },
  ]);
  const none = { orders: 0, photos: 0, analyzed: 0, paid: 0, free: 0 };
  expect(await listDailyTotals(db, days)).toEqual([
    {
      // Booked late: the day of the sale is closed.
      day: new Date().toISOString().slice(0, 10),
      ...none,
      money: [
        { currency: 'eur', revenue: 3900, refunded: 0 },
        { currency: 'usd', revenue: 3000, refunded: 1000 },
      ],
    },
    {
      day: '2026-11-20',
      orders: tracks.length,
      photos: count(({ progress }) => progress !== 'queued'),
      analyzed: count(({ progress }) => progress === 'analyzed'),
      paid: count(({ payment }) => ['paid', 'disputed', 'refunded'].includes(payment)),
      free: count(({ payment }) => payment === 'free'),
      money: [],
    },
  ]);
  expect(await listDailyTotals(db, 0)).toEqual([]);
});

it('pages through orders of the same moment without repeats or gaps', async () => {
  const pages = await Promise.all([0, 10, 20].map((offset) => ids({ limit: 10, offset })));
  expect(pages.flat()).toEqual(tracks.map((_, index) => 100 + index).toReversed());
});

it('continues after an order that was deleted meanwhile', async () => {
  const page = await listAdminOrders(db, { sort: 'oldest', limit: 3, offset: 0 });
  const [first, second, last] = page;
  if (!last) throw new Error('no orders');
  await query(db).deleteFrom('orders').where('id', '=', last.id).execute();
  const rest = await listAdminOrders(db, { sort: 'oldest', limit: 100, offset: 0, after: last });
  expect([first, second, ...rest].map((one) => one?.id)).toEqual((await ids({ sort: 'oldest' })).toSorted());
});
