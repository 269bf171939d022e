import { query } from '@trueseason/shop/testing';
import { expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { readBoughtOrders } from './read-bought-orders.ts';

const gateway = useGateway();
const flows = flowsOf(() => gateway);
const read = () => readBoughtOrders(gateway.deps);

it('reads the first and the last bought order, and changes nothing', async () => {
  expect(await read()).toBe(0);
  await flows.placeAnalyzed();
  expect(await read()).toBe(0);
  const { id } = await flows.placeDelivered();
  expect(await read()).toBe(1);
  const eventsOf = () => query(flows.db()).selectFrom('order_events').selectAll().where('order_id', '=', id).execute();
  const before = await eventsOf();
  await flows.placeDelivered();
  expect(await read()).toBe(2);
  expect(await eventsOf()).toEqual(before);
});

it('refuses a report that is not one, and a result that cannot be opened', async () => {
  const { id } = await flows.placeDelivered();
  const key = `orders/${id}/report.pdf`;
  await gateway.store.put(key, Buffer.from('no report'), 'application/pdf');
  await expect(read()).rejects.toThrow('has no report');
  await flows.deliver(id);
  await query(flows.db())
    .updateTable('order_keys')
    .set({ wrapped: Buffer.alloc(60) })
    .where('order_id', '=', id)
    .execute();
  await expect(read()).rejects.toThrow();
});
