import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { POOLS, type PoolName } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { createMemoryBudget, type MemoryBudget } from '../limits/memory-budget.ts';
import { attacked, SOON } from '../testing/attacker.ts';
import { somePhoto } from '../testing/flows.ts';
import { BOUNDARY, multipart, request } from '../testing/hostile/raw-request.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

/* Bodies that nobody reads, and senders that leave. */

const { later, start } = attacked();
const MB = 1024 * 1024;
const asJson = { 'content-type': 'application/json' };
const form = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** A budget that counts open reservations. */
function watchedBudget() {
  const budget = createMemoryBudget();
  const open = new Map<PoolName, number>();
  const count = (name: PoolName, more: number) => void open.set(name, (open.get(name) ?? 0) + more);
  const memoryBudget: MemoryBudget = {
    ...budget,
    admit: async (name, client, bytes) => {
      const reservation = await budget.admit(name, client, bytes);
      if (typeof reservation === 'string') return reservation;
      count(name, 1);
      let isOpen = true;
      const release = () => {
        reservation.release();
        if (isOpen) count(name, -1);
        isOpen = false;
      };
      return { ...reservation, release };
    },
  };
  return { memoryBudget, open };
}

async function dial(gateway: TestGateway): Promise<Socket> {
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  later(async () => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

interface Reading {
  text: string;
  error: string | null;
}
/** Everything that a socket receives from now on. */
function read(socket: Socket): Reading {
  const reading: Reading = { text: '', error: null };
  socket.on('data', (chunk) => {
    reading.text += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    reading.error = error.code ?? error.message;
  });
  return reading;
}

/** Writes a whole body, and only then reads, as some proxies do. */
async function writeThenRead(gateway: TestGateway, bytes: Buffer): Promise<Reading> {
  const socket = await dial(gateway);
  const reading = read(socket);
  socket.pause();
  for (let at = 0; at < bytes.length && !reading.error; at += MB / 4) {
    if (!socket.write(bytes.subarray(at, at + MB / 4)))
      await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
    await sleep(5);
  }
  socket.resume();
  await expect.poll(() => reading.text !== '' || reading.error, SOON).toBeTruthy();
  socket.destroy();
  return reading;
}

describe('a body that is refused', () => {
  const filler = Buffer.alloc(2 * MB, ' ');
  const photo = multipart([{ name: 'photo1', fileName: 'a.jpg', body: Buffer.concat([somePhoto, filler]) }]);
  it.each([
    ['for its length', 'POST', '/api/promo/validate', asJson, 400],
    [
      'for its length, on a connection that closes',
      'POST',
      '/api/promo/validate',
      { ...asJson, connection: 'close' },
      400,
    ],
    ['for its encoding', 'POST', '/api/promo/validate', { ...asJson, 'content-encoding': 'gzip' }, 415],
    ['for its type', 'POST', '/api/promo/validate', { 'content-type': 'text/html' }, 400],
    ['without rights', 'PUT', '/api/orders/1/photos', form, 404],
    ['by a call without input', 'POST', '/api/admin/logout', form, 200],
    ['at an unknown address', 'POST', '/api/none', asJson, 404],
    ['at an address that is none', 'GET', '/%', asJson, 400],
    ['with a page', 'GET', '/nowhere', asJson, 404],
    ['by its signature', 'POST', '/api/webhooks/stripe', asJson, 400],
  ])('%s is read, and its response arrives', async (_, method, path, headers, status) => {
    const { memoryBudget, open } = watchedBudget();
    const gateway = await start({ RATE_LIMIT_SCALE: '1000' }, { memoryBudget });
    const bytes = request(method, path, headers, headers === form ? photo : filler);
    const readings = await Promise.all(Array.from({ length: 10 }, () => writeThenRead(gateway, bytes)));
    for (const { error, text } of readings) {
      expect(error).toBeNull();
      expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
    expect([...open.values()].every((count) => count === 0)).toBe(true);
  });

  it('leaves the connection usable', async () => {
    const gateway = await start();
    const socket = await dial(gateway);
    const reading = read(socket);
    socket.write(request('POST', '/api/promo/validate', asJson, filler));
    await expect.poll(() => reading.text, SOON).toContain('HTTP/1.1 400');
    socket.write(request('GET', '/api/config'));
    await expect.poll(() => reading.text, SOON).toContain('HTTP/1.1 200');
  });

  it.each([
    [
      'never ends',
      async (socket: Socket) => {
        const drip = setInterval(() => socket.write(Buffer.alloc(4 * MB)), 20);
        later(async () => clearInterval(drip));
      },
    ],
    ['falls silent', async () => {}],
  ])('and %s is closed', async (_, carryOn) => {
    const gateway = await start();
    const socket = await dial(gateway);
    const reading = read(socket);
    socket.write(request('POST', '/api/promo/validate', { ...asJson, 'content-length': String(10_000 * MB) }, ' '));
    await expect.poll(() => reading.text, SOON).toContain('HTTP/1.1 400');
    await carryOn(socket);
    await expect.poll(() => socket.closed, SOON).toBe(true);
  });
});

describe('memory is returned', () => {
  it.each([
    ['sign-out', 'POST', '/api/admin/logout', 'operators'],
    ['a read', 'GET', '/api/config', 'small'],
    ['a page', 'GET', '/', 'pages'],
  ] as const)('at once by %s with a body that never ends', async (_, method, path, pool) => {
    const { memoryBudget, open } = watchedBudget();
    const gateway = await start({}, { memoryBudget });
    for (const headers of [form, asJson, { ...form, 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
      const socket = await dial(gateway);
      const reading = read(socket);
      const all = headers['transfer-encoding'] ? headers : { ...headers, 'content-length': '300000' };
      const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${head.join('')}\r\n`);
      await expect.poll(() => reading.text, SOON).toMatch(/^HTTP/);
      await expect.poll(() => open.get(pool), { timeout: 5_000 }).toBe(0);
    }
  });

  it('within seconds by a sender that leaves while the store holds it', async () => {
    const { memoryBudget, open } = watchedBudget();
    const never = () => new Promise<never>(() => {});
    const gateway = await start({}, { memoryBudget, wrapStore: (store) => ({ ...store, put: never }) });
    const body = multipart([{ name: 'photo1', fileName: 'a.jpg', body: somePhoto }], '');
    const more = Buffer.alloc(400_000);
    const socket = await dial(gateway);
    read(socket);
    const length = { ...form, 'content-length': String(3 * MB) };
    socket.write(request('POST', '/api/orders/guest', length, Buffer.concat([body, more])));
    await expect.poll(() => open.get('photos'), SOON).toBe(1);
    await sleep(1_000);
    socket.destroy();
    await expect.poll(() => open.get('photos'), { timeout: 5_000 }).toBe(0);
  });
});

describe('a body is charged', () => {
  /** Everything that is charged beside the connection for a call. */
  async function charges() {
    const charged: number[] = [];
    const budget = createMemoryBudget();
    const memoryBudget: MemoryBudget = {
      ...budget,
      admit: async (name, client, bodyBytes) => {
        charged.push(bodyBytes);
        const reservation = await budget.admit(name, client, bodyBytes);
        if (typeof reservation === 'string') return reservation;
        const reserve = (bytes: number) => {
          charged.push(bytes);
          return reservation.reserve(bytes);
        };
        return { ...reservation, reserve };
      },
    };
    const gateway = await start({}, { memoryBudget });
    return async (bytes: Buffer | string) => {
      charged.length = 0;
      const socket = await dial(gateway);
      const reading = read(socket);
      socket.write(bytes);
      await expect.poll(() => reading.text, SOON).toMatch(/^HTTP/);
      return charged.reduce((sum, one) => sum + one);
    };
  }
  const promo = (text: string) => request('POST', '/api/promo/validate', asJson, text);

  it.each([
    ['lists', `{"code":[${'[],'.repeat(20_000)}0]}`],
    ['names', `{${Array.from({ length: 6_000 }, (_, n) => `"${n.toString(36)}":0`).join()}}`],
    ['depth', '['.repeat(30_000) + ']'.repeat(30_000)],
  ])('for its %s', async (_, text) => {
    const chargeOf = await charges();
    expect(await chargeOf(promo(text))).toBeGreaterThan(10 * text.length);
  });

  it('as the largest if its length is unknown', async () => {
    const chargeOf = await charges();
    const head = 'POST /api/promo/validate HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n';
    const chunk = '11\r\n{"code":"WELCOME"}\r\n0\r\n\r\n'.replace('11', '12');
    expect(await chargeOf(`${head}content-type: application/json\r\n\r\n${chunk}`)).toBeGreaterThan(POOLS.small.body);
  });

  it('little if it is small, and nothing if it is not read', async () => {
    const chargeOf = await charges();
    expect(await chargeOf(promo('{"code":"WELCOME"}'))).toBeLessThan(500);
    expect(await chargeOf(request('POST', '/api/admin/logout', asJson, 'x'.repeat(50_000)))).toBe(0);
    expect(await chargeOf(request('GET', '/api/config', asJson, 'x'.repeat(50_000)))).toBe(0);
  });
});
