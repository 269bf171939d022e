import type { ObjectStore } from '@trueseason/shop/storage';
import type { Browser } from '@trueseason/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { flowsOf, somePhoto, threePhotos } from '../testing/flows.ts';
import { storedOf } from '../testing/list-stored.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
afterEach(() => vi.restoreAllMocks());
const { intent } = flowsOf(() => gateway);

const images = threePhotos().map(() => `data:image/jpeg;base64,${somePhoto.toString('base64')}`);
const WAYS = ['/api/orders/ORDER/photos', '/api/job/ORDER/photos', '/api/start-free-analysis/INTENT'];
const send = (browser: Browser, path: string) =>
  path.includes('free') ? browser.call('POST', path, { images }) : browser.upload(path, threePhotos(), 'PUT');

/** Deletes the order when its first photo reaches the store, before or after the write. */
function deletesAt(moment: 'before' | 'after', work: () => Promise<unknown>): void {
  const { store } = gateway.deps;
  const put: ObjectStore['put'] = store.put.bind(store);
  let at = 0;
  vi.spyOn(store, 'put').mockImplementation(async (...photo) => {
    at += 1;
    if (moment === 'before' && at === 1) await work();
    const stored = await put(...photo);
    if (moment === 'after' && at === 3) await work();
    return stored;
  });
}

it.each(WAYS.flatMap((way) => (['before', 'after'] as const).map((moment) => ({ way, moment }))))(
  'photos for an order deleted $moment storing are refused and removed: $way',
  async ({ way, moment }) => {
    const browser = gateway.newBrowser();
    const { json } = await intent(browser, undefined, way.includes('free') ? 'FREE100' : '');
    const path = way.replace('ORDER', json.orderId).replace('INTENT', json.paymentIntentId);
    deletesAt(moment, () => browser.call('DELETE', `/api/orders/${json.orderId}`));
    expect(await send(browser, path)).toMatchObject({ status: 404, json: { code: 'order_not_found' } });
    expect(await storedOf(gateway, json.orderId)).toEqual([]);
  },
);
