import { readdir, readlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { PROBLEMS } from '@trueseason/contracts';
import { type Database, openDatabase } from '@trueseason/shop/database';
import { findReport } from '@trueseason/shop/report';
import type { ObjectStore } from '@trueseason/shop/storage';
import { query } from '@trueseason/shop/testing';
import { startWire, type Wire } from '@trueseason/testing/servers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeOrphanedUploads } from '../photos/discard-upload.ts';
import { flowsOf, threePhotos } from '../testing/flows.ts';
import { listStored } from '../testing/list-stored.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

const UNAVAILABLE = { code: 'unavailable', message: PROBLEMS.unavailable.message };

/** A store that can be made to fail. */
function failing(store: ObjectStore) {
  const mood: { put?: (key: string) => void; get?: () => void } = {};
  const wrapped: ObjectStore = {
    ...store,
    put: async (key, body, type) => {
      mood.put?.(key);
      return store.put(key, body, type);
    },
    get: async (key) => {
      mood.get?.();
      return store.get(key);
    },
  };
  return { wrapped, mood };
}

let gateway: TestGateway;
let wire: Wire;
let db: Database;
let mood: ReturnType<typeof failing>['mood'];
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      wrapStore: (store) => {
        const made = failing(store);
        mood = made.mood;
        return made.wrapped;
      },
      openDb: async (url) => {
        wire = await startWire(url);
        db = openDatabase({ url: wire.url, poolSize: 2, onError: () => {}, silenceMs: 1_000 });
        return db;
      },
    },
  );
});
afterAll(async () => {
  await db.close();
  await wire.close();
  await gateway.close();
});
const { place, placePaid, deliver } = flowsOf(() => gateway);

const guest = () => gateway.newBrowser().upload('/api/orders/guest', threePhotos());
const orderCount = async () => (await query(gateway.database.db).selectFrom('orders').select('id').execute()).length;

describe('without its store the gateway', () => {
  it.each(['1', '2', '3'])('refuses an upload when photo %s cannot be stored, and keeps nothing', async (position) => {
    const before = await orderCount();
    const stored = await listStored(gateway);
    mood.put = (key) => {
      if (key.endsWith(`/${position}`)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    };
    const response = await guest();
    delete mood.put;
    expect(response).toMatchObject({ status: 503, json: UNAVAILABLE });
    expect(await listStored(gateway)).toEqual(stored);
    expect(await orderCount()).toBe(before);
  });

  it('refuses an upload when storing fails midway', async () => {
    const stored = await listStored(gateway);
    const put = vi.spyOn(gateway.deps.store, 'put').mockImplementation(async (_key, body) => {
      for await (const _ of Readable.from(body)) throw Object.assign(new Error('reset'), { code: 'ECONNRESET' });
      return { bytes: 0 };
    });
    expect(await guest()).toMatchObject({ status: 503, json: UNAVAILABLE });
    put.mockRestore();
    expect(await listStored(gateway)).toEqual(stored);
  });

  it('reports an outage for a report or a photo', async () => {
    const { browser, id } = await placePaid();
    await deliver(id);
    const photos = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
    mood.get = () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    };
    expect(await browser.call('GET', `/api/orders/${id}/pdf`)).toMatchObject({ status: 503, json: UNAVAILABLE });
    expect(await browser.call('GET', photos[0].url)).toMatchObject({ status: 503, json: UNAVAILABLE });
    delete mood.get;
    await gateway.store.deletePrefix(`orders/${id}/`);
    expect((await browser.call('GET', `/api/orders/${id}/pdf`)).json.code).toBe('report_not_ready');
    expect(await findReport(gateway.database.db, id)).toMatchObject({ state: 'pending' });
    expect((await browser.call('GET', photos[0].url)).status).toBe(404);
  });
});

describe('without its database the gateway', () => {
  it.each(['unreachable', 'stalled'] as const)(
    'reports an outage while it is %s, stores nothing, and recovers',
    async (kind) => {
      const { browser, id } = await place();
      const stored = await listStored(gateway);
      wire.become(kind === 'stalled' ? kind : 'silent');
      const calls = [
        () => browser.call('GET', `/api/orders/${id}`),
        () => browser.call('GET', `/api/orders/${id}/status`),
        () => browser.call('POST', '/api/promo/validate', { code: 'WELCOME' }),
        () => browser.call('POST', '/api/create-payment-intent', {}),
        () => browser.call('POST', '/api/orders/lookup', { email: 'a@example.com', orderNumber: id }),
        guest,
      ];
      const responses = await Promise.all(calls.map((call) => call()));
      const failed = responses.filter(({ status }) => status >= 500);
      expect(failed.length).toBeGreaterThan(kind === 'unreachable' ? 5 : 0);
      for (const response of failed) expect(response).toMatchObject({ status: 503, json: UNAVAILABLE });
      expect((await browser.call('GET', '/api/config')).status).toBe(200);
      wire.become('open');
      await vi.waitFor(async () => expect((await guest()).status).toBe(200), { timeout: 15_000, interval: 200 });
      expect((await browser.call('GET', `/api/orders/${id}`)).status).toBe(200);
      expect(await listStored(gateway)).toEqual(expect.arrayContaining(stored));
    },
  );

  it('removes the photos of a failed order after recovery', async () => {
    const stored = await listStored(gateway);
    let photos = 0;
    mood.put = () => {
      // Fails after the photos were stored and before the order is placed.
      if (++photos === 3) wire.become('cut');
    };
    expect(await guest()).toMatchObject({ status: 503, json: UNAVAILABLE });
    delete mood.put;
    wire.become('open');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await query(gateway.database.db).updateTable('uploads_under_way').set({ begun_at: old }).execute();
    await removeOrphanedUploads(gateway.deps);
    expect(await listStored(gateway)).toEqual(stored);
  });

  it('reports an outage when the pool is exhausted, and loses nothing', async () => {
    const held: Promise<unknown>[] = [];
    const released = Promise.withResolvers<void>();
    for (let n = 0; n < 2; n++)
      held.push(
        query(db)
          .transaction()
          .execute(() => released.promise),
      );
    expect(await gateway.newBrowser().call('POST', '/api/promo/validate', { code: 'WELCOME' })).toMatchObject({
      status: 503,
      json: UNAVAILABLE,
    });
    released.resolve();
    await Promise.all(held);
    expect((await guest()).status).toBe(200);
  });
});

describe('a client that disconnects', () => {
  const openFiles = async () => {
    const links = await readdir('/proc/self/fd').catch(() => []);
    const targets = await Promise.all(links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
    return targets.filter((target) => target.includes(gateway.storeDirectory));
  };
  const cookieOf = async (id: number) => {
    const response = await fetch(`${gateway.url}/open/${await gateway.links.signOrder(id, 1)}`, { redirect: 'manual' });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };

  it('during a report leaves no file open', async () => {
    const { id } = await placePaid();
    await deliver(id);
    await gateway.store.put(`orders/${id}/report.pdf`, Buffer.alloc(20 * 1024 * 1024, 'x'), 'application/pdf');
    const cookie = await cookieOf(id);
    for (let reader = 0; reader < 10; reader++) {
      await new Promise<void>((resolve) => {
        const request = httpRequest(`${gateway.url}/api/orders/${id}/pdf`, { headers: { cookie } }, (response) => {
          response.once('data', () => request.destroy());
          response.once('close', resolve);
          response.once('error', () => {});
        });
        request.once('error', () => resolve());
        request.end();
      });
    }
    await vi.waitFor(async () => expect(await openFiles()).toEqual([]), 5_000);
    expect((await gateway.newBrowser().call('GET', '/api/config')).status).toBe(200);
  });

  it('requests only the head and leaves no file open', async () => {
    const { browser, id } = await placePaid();
    await deliver(id);
    const head = await browser.call('HEAD', `/api/orders/${id}/pdf`);
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    await vi.waitFor(async () => expect(await openFiles()).toEqual([]), 5_000);
  });
});
