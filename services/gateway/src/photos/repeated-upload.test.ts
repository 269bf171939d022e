import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@trueseason/contracts';
import { query } from '@trueseason/shop/testing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { flowsOf, somePhoto } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { db, change } = flowsOf(() => gateway);

const other = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#406080' } })
  .jpeg()
  .toBuffer();

async function upload(key: string | undefined, photo: Buffer = somePhoto) {
  const form = new FormData();
  for (const name of ['photo1', 'photo2', 'photo3']) form.append(name, new Blob([Buffer.from(photo)]), 'a.jpg');
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const response = await fetch(`${gateway.url}/api/orders/guest`, { method: 'POST', body: form, headers });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, json: await response.json(), cookie };
}
const countOrders = async () => (await query(db()).selectFrom('orders').select('id').execute()).length;
const countJobs = async () => (await query(db()).selectFrom('outbox').select('id').execute()).length;

it('creates one order for an upload repeated after a lost answer', async () => {
  const key = randomUUID();
  const first = await upload(key);
  // No answer, so no cookie: the browser has only its key and photos.
  const again = await upload(key);
  expect(again).toMatchObject({ status: 200, json: { id: first.json.id } });
  expect(await countOrders()).toBe(1);
  expect(await countJobs()).toBe(1);
  expect(await storedOf(gateway, first.json.id)).toHaveLength(3);
  const order = await fetch(`${gateway.url}/api/orders/${first.json.id}`, { headers: { cookie: again.cookie } });
  expect(order.status).toBe(200);
});

it('creates one order for five concurrent tries', async () => {
  const [orders, jobs] = [await countOrders(), await countJobs()];
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 5 }, () => upload(key)));
  expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
  expect(await countOrders()).toBe(orders + 1);
  expect(await countJobs()).toBe(jobs + 1);
  expect(await storedOf(gateway, responses[0]?.json.id)).toHaveLength(3);
});

it('opens nothing for a key without its photos', async () => {
  const key = randomUUID();
  const first = await upload(key);
  const orders = await countOrders();
  const stolen = await upload(key, other);
  expect(stolen).toMatchObject({ status: 400, json: { code: 'bad_request', field: 'idempotency-key' }, cookie: '' });
  expect(await countOrders()).toBe(orders);
  expect(await storedOf(gateway, first.json.id)).toHaveLength(3);
});

it('creates one order per key, and one per upload without a key', async () => {
  const ids = [];
  for (const key of [randomUUID(), randomUUID(), undefined, undefined]) ids.push((await upload(key)).json.id);
  expect(new Set(ids).size).toBe(4);
});

it('stores no key that could be replayed', async () => {
  const key = randomUUID();
  await upload(key);
  const rows = await query(db()).selectFrom('upload_keys').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
});

describe('a key ends', () => {
  /** An upload, what ends its key, and the upload again: another order, without access to the first. */
  async function expectEnded(end: (first: Awaited<ReturnType<typeof upload>>) => Promise<unknown>) {
    const key = randomUUID();
    const first = await upload(key);
    expect((await upload(key)).json.id).toBe(first.json.id);
    await end(first);
    const again = await upload(key);
    expect(again.status).toBe(200);
    expect(again.json.id).not.toBe(first.json.id);
    const order = await fetch(`${gateway.url}/api/orders/${first.json.id}`, { headers: { cookie: again.cookie } });
    expect(order.status).toBe(404);
  }

  it.each(['paid', 'free', 'refunded'] as const)('when its order is %s', async (payment) => {
    await expectEnded(({ json }) => change('orders', json.id, { payment }));
  });

  it('after a day', async () => {
    const created_at = new Date(Date.now() - DAY_MS - 60_000);
    await expectEnded(({ json }) =>
      query(db()).updateTable('upload_keys').set({ created_at }).where('order_id', '=', json.id).execute(),
    );
  });

  it('when its browser is left', async () => {
    await expectEnded(({ cookie }) => {
      const headers = { cookie, origin: gateway.url };
      return fetch(`${gateway.url}/api/my/session`, { method: 'DELETE', headers });
    });
  });
});
