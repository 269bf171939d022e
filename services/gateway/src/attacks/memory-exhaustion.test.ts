import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@trueseason/contracts';
import { listPhotos } from '@trueseason/shop/photos';
import { createS3Store, type ObjectStore } from '@trueseason/shop/storage';
import { startS3Endpoint } from '@trueseason/stand-ins';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryBudget } from '../limits/memory-budget.ts';
import { attacked, BEHIND_PROXY, from, SOON } from '../testing/attacker.ts';
import { flowsOf, somePhoto, threePhotos } from '../testing/flows.ts';
import { BOUNDARY, multipart, request, sendRaw } from '../testing/hostile/raw-request.ts';
import { signedEvent } from '../testing/signed-event.ts';
import type { TestGateway, TestGatewayOptions } from '../testing/test-gateway.ts';

/* Requests that hold what others need: bodies that do not end, answers that are not read. */

const { later, start } = attacked();
const MB = 1024 * 1024;
const CONNECTIONS = 60;
/** So many of them hold more than any pool has room for. */
const FILLING = 30;
/** Younger requests are never cut. */
const MIN_AGE_MS = 1_000;

interface Hold {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly sent: string | Buffer;
}
interface Door {
  readonly what: string;
  readonly hold: (gateway: TestGateway) => Promise<Hold>;
  /** What somebody else gets. */
  readonly genuine: (gateway: TestGateway, client: string) => Promise<number>;
  readonly status: number;
}

const post = async (
  gateway: TestGateway,
  client: string,
  path: string,
  { body, headers }: Omit<RequestInit, 'method'>,
) => (await fetch(gateway.url + path, { method: 'POST', body, headers: { ...headers, ...from(client) } })).status;

const asJson = { 'content-type': 'application/json' };
const form = `multipart/form-data; boundary=${BOUNDARY}`;
/** Of 4 MB and more to come. */
const openPhoto = multipart(
  [{ name: 'photo1', fileName: 'a.jpg', body: Buffer.concat([somePhoto.subarray(0, -2), Buffer.alloc(4 * MB)]) }],
  '',
);

/** An order whose photos are larger than what sockets take by themselves. */
async function largePhotos(gateway: TestGateway) {
  const { browser, id } = await flowsOf(() => gateway).place();
  const [photo] = await listPhotos(gateway.database.db, id);
  await gateway.store.put(photo?.object_key ?? '', Buffer.alloc(8 * MB, 7), 'image/jpeg');
  const [{ url }] = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
  return { browser, path: url as string };
}

const DOORS: readonly Door[] = [
  {
    what: 'the webhook',
    hold: async () => ({
      method: 'POST',
      path: '/api/webhooks/stripe',
      headers: { ...signedEvent('a', {}).headers, 'content-length': String(MB) },
      sent: 'a'.repeat(MB - 1),
    }),
    genuine: async (gateway, client) =>
      post(gateway, client, '/api/webhooks/stripe', signedEvent('customer.created', { padding: 'a'.repeat(9_000) })),
    status: 200,
  },
  {
    what: 'the sign-in with a passkey',
    hold: async () => ({
      method: 'POST',
      path: '/api/admin/passkeys/sign-in',
      headers: { ...asJson, 'content-length': '65536' },
      sent: ' '.repeat(65_535),
    }),
    genuine: async (gateway, client) => {
      const body = JSON.stringify(API.adminPasskeySignIn.example.body);
      return post(gateway, client, '/api/admin/passkeys/sign-in', { headers: asJson, body });
    },
    // Its passkey is an example.
    status: 401,
  },
  {
    what: 'uploads',
    hold: async () => ({
      method: 'POST',
      path: '/api/orders/guest',
      headers: { 'content-type': form, 'content-length': String(30 * MB) },
      sent: openPhoto,
    }),
    genuine: async (gateway, client) => {
      const body = new FormData();
      for (const [name, bytes] of threePhotos()) body.append(name, new Blob([bytes]), 'a.jpg');
      return post(gateway, client, '/api/orders/guest', { body, headers: {} });
    },
    status: 200,
  },
  {
    what: 'photos',
    hold: async (gateway) => {
      const { browser, path } = await largePhotos(gateway);
      return { method: 'GET', path, headers: { cookie: browser.cookieHeader() }, sent: '' };
    },
    genuine: async (gateway, client) => {
      const { browser, id } = await flowsOf(() => gateway).place();
      const [{ url }] = (await browser.call('GET', `/api/orders/${id}/photos`)).json;
      return (await browser.call('GET', url, undefined, from(client))).status;
    },
    status: 200,
  },
];

/** Opens connections that send what they send, and read nothing. */
async function holdFrom(
  gateway: TestGateway,
  { method, path, headers, sent }: Hold,
  networks: number,
  count = CONNECTIONS,
): Promise<Socket[]> {
  const admit = vi.spyOn(gateway.deps.memoryBudget, 'admit');
  const sockets = Array.from({ length: count }, (_, n) => {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
    socket.on('error', () => {}).pause();
    socket.write(request(method, path, { ...headers, ...from(`203.0.${n % networks}.5`) }, sent));
    return socket;
  });
  later(async () => sockets.forEach((socket) => void socket.destroy()));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect.poll(() => admit.mock.calls.length, SOON).toBeGreaterThanOrEqual(Math.min(count, FILLING));
  admit.mockRestore();
  await sleep(MIN_AGE_MS);
  return sockets;
}

/** How many requests got a response of a class. */
async function countResponses({ registry }: TestGateway, status: '4xx' | '5xx'): Promise<number> {
  const lines = (await registry.metrics()).split('\n');
  return lines
    .filter((line) => line.startsWith('http_request_duration_seconds_count') && line.includes(`"${status}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

async function onBucket(): Promise<TestGatewayOptions> {
  const bucket = await startS3Endpoint('photos');
  later(() => bucket.close());
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const at = { bucket: 'photos', region: 'us-east-1', endpoint: bucket.url, credentials };
  return { wrapStore: () => createS3Store(at) };
}

describe.each(DOORS)('$what', ({ hold, genuine, status }) => {
  it.each([
    ['two networks', 2, '198.51.100.7'],
    ['twenty networks', 20, '198.51.100.7'],
    ['another address of their network', 1, '203.0.0.77'],
  ])('is open to others while held from %s', async (_, networks, client) => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1000' }, await onBucket());
    await holdFrom(gateway, await hold(gateway), networks);
    const statuses: number[] = [];
    for (let n = 0; n < 4; n++) statuses.push(await genuine(gateway, client));
    expect(statuses).toEqual(Array(4).fill(status));
  });
});

it('counts no request of a network that fills a pool by itself as a failure of ours', async () => {
  const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1000' }, await onBucket());
  const uploads = DOORS.find(({ what }) => what === 'uploads');
  if (!uploads) throw new Error('No uploads');
  await holdFrom(gateway, await uploads.hold(gateway), 2);
  await expect.poll(() => countResponses(gateway, '4xx'), SOON).toBeGreaterThan(0);
  expect(await countResponses(gateway, '5xx')).toBe(0);
});

describe('the least rate', () => {
  const stalled = createMemoryBudget({ timeScale: 0.05 });

  it('cuts a reader that has stopped, and returns its connection to the store', async () => {
    const bodies: Readable[] = [];
    const { wrapStore } = await onBucket();
    const watched = (files: ObjectStore): ObjectStore => {
      const store = wrapStore?.(files) ?? files;
      return {
        ...store,
        get: async (...asked) => {
          const found = await store.get(...asked);
          bodies.push(found.body);
          return found;
        },
      };
    };
    const gateway = await start(BEHIND_PROXY, { memoryBudget: stalled, wrapStore: watched });
    const hold = DOORS.find(({ what }) => what === 'photos')?.hold;
    if (hold) await holdFrom(gateway, await hold(gateway), 2, 8);
    await expect.poll(() => bodies.length, SOON).toBe(8);
    await expect.poll(() => bodies.every((body) => body.destroyed), SOON).toBe(true);
  });

  it('cuts a sender that has stopped, not one on a bad line', async () => {
    const gateway = await start(BEHIND_PROXY, { memoryBudget: stalled });
    const hold = DOORS.find(({ what }) => what === 'uploads')?.hold;
    if (!hold) return;
    const [bad, stopped] = await holdFrom(gateway, await hold(gateway), 1, 2);
    const drip = setInterval(() => bad?.write(Buffer.alloc(16 * 1024)), 50);
    later(async () => clearInterval(drip));
    await once(stopped?.resume() as Socket, 'close');
    await sleep(1_000);
    expect(bad?.closed).toBe(false);
  });
});

it('cuts a connection that asks again before its answer', async () => {
  const gateway = await start();
  const twice: Hold = { method: 'GET', path: '/', headers: { 'content-length': '0' }, sent: request('GET', '/') };
  const [socket] = await holdFrom(gateway, twice, 1, 1);
  await expect.poll(() => socket?.resume().closed, SOON).toBe(true);
});

it('refuses an event with an old signature before its body', async () => {
  const gateway = await start();
  const { headers } = signedEvent('a', {}, { age: 600 });
  const head = request('POST', '/api/webhooks/stripe', { ...headers, 'content-length': '1000' });
  expect((await sendRaw(gateway.url, [head], { timeoutMs: 2_000 })).status).toBe(400);
});
