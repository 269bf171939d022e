import { databaseOfFile } from '@trueseason/testing';
import { expect, it } from 'vitest';
import { eraseOrder } from '../flows/erase-order.ts';
import { intentOf, ordersOf } from '../flows/testing/orders.ts';
import { listDeclinesByReason, recordDecline } from '../payment/declines.ts';
import { listDailyTotals } from './admin-orders.ts';

const db = await databaseOfFile();
const { placed, withIntent, pay } = ordersOf(db);
const erase = (id: number) => eraseOrder(db, id, `orders/${id}/`, { actor: 'customer' });

it('counts how far orders came and what was paid, also once they are deleted', async () => {
  const [unpaid, paid] = [await placed(), await placed()];
  await pay(paid);
  const before = await listDailyTotals(db, 1);
  expect(before).toMatchObject([{ orders: 2, photos: 2, paid: 1 }]);
  expect(before[0]?.money).toMatchObject([{ refunded: 0 }]);
  for (const id of [unpaid, paid]) await erase(id);
  expect(await listDailyTotals(db, 1)).toEqual(before);
});

it('counts each decline once by its reason, also once its order is deleted', async () => {
  const id = await placed();
  await withIntent(id);
  const decline = { intentId: intentOf(id), code: 'insufficient_funds', declinedAt: new Date() };
  for (const eventId of ['evt_1', 'evt_1', 'evt_2']) await recordDecline(db, { ...decline, eventId });
  await recordDecline(db, { ...decline, eventId: 'evt_3', code: null });
  const counted = [
    { reason: 'insufficient_funds', week: 2, month: 2 },
    { reason: 'unknown', week: 1, month: 1 },
  ];
  expect(await listDeclinesByReason(db, 31)).toEqual(counted);
  await erase(id);
  expect(await listDeclinesByReason(db, 31)).toEqual(counted);
});
