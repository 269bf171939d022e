import { objectKeys } from '@trueseason/shop/storage';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AnalysisWorker, startAnalysisWorker } from '../testing/analysis-worker.ts';
import { flowsOf } from '../testing/flows.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let worker: AnalysisWorker;
let asked: { orderId: number; key: string }[] = [];
let workerResponse: { status: number; map: string } = { status: 204, map: 'hair' };
let gateway: TestGateway;
beforeAll(async () => {
  // Stores the mask and answers without a body.
  worker = await startAnalysisWorker(async (body, response) => {
    const photo = JSON.parse(body);
    asked.push(photo);
    if (workerResponse.status === 204)
      await gateway.store.put(objectKeys.hairMap(photo.key), Buffer.from(workerResponse.map), 'image/webp');
    response.writeHead(workerResponse.status).end();
  });
  gateway = await startTestGateway({ ANALYSIS_URL: worker.url });
});
afterAll(async () => {
  await gateway.close();
  worker.close();
});
beforeEach(() => {
  asked = [];
  workerResponse = { status: 204, map: 'hair' };
});

const { place, placePaid } = flowsOf(() => gateway);

async function firstPhoto({ browser, id }: Awaited<ReturnType<typeof place>>) {
  const [{ url }] = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
  return { url, hair: () => browser.call('GET', `${url}?show=hair`) };
}

it('is computed on first request, once, and kept until the photos are deleted', async () => {
  const order = await placePaid();
  const { hair } = await firstPhoto(order);
  const responses = await Promise.all([hair(), hair()]);
  responses.push(await hair());
  for (const { status, bytes, headers } of responses)
    expect([status, `${bytes}`, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'hair',
      'image/webp',
      'private, no-cache',
    ]);
  expect(asked).toHaveLength(1);
  await order.browser.call('DELETE', `/api/orders/${order.id}/photos`);
  await expect(gateway.store.getBytes(objectKeys.hairMap(asked[0]?.key ?? ''))).rejects.toThrow();
  expect((await hair()).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('is not computed for locked results, or without the photo’s address', async () => {
  const { hair } = await firstPhoto(await place());
  expect((await hair()).status).toBe(204);
  const paid = await placePaid();
  const { url } = await firstPhoto(paid);
  expect((await paid.browser.call('GET', `${url}x?show=hair`)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('is permanently absent if no head was found', async () => {
  workerResponse = { status: 204, map: '' };
  const { hair } = await firstPhoto(await placePaid());
  for (let i = 0; i < 2; i++) {
    const { status, bytes, headers } = await hair();
    expect([status, bytes.length, headers.get('cache-control')]).toEqual([204, 0, 'no-store']);
  }
  expect(asked).toHaveLength(1);
});

it('is absent without a failure if the photo is deleted meanwhile', async () => {
  workerResponse = { status: 410, map: '' };
  const { hair } = await firstPhoto(await placePaid());
  expect(await hair()).toMatchObject({ status: 404, json: { code: 'not_found' } });
});

it('is computed again after a worker outage', async () => {
  workerResponse = { status: 503, map: '' };
  const { hair } = await firstPhoto(await placePaid());
  const away = await hair();
  expect([away.status, away.json.code]).toEqual([503, 'unavailable']);
  workerResponse = { status: 204, map: 'hair' };
  expect(`${(await hair()).bytes}`).toBe('hair');
});
