import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { CALLS_AT_ONCE } from '@trueseason/contracts';
import { hashSync } from 'bcryptjs';
import { describe, expect, it } from 'vitest';
import { attacked, BEHIND_PROXY, from, SOON } from '../testing/attacker.ts';
import { flowsOf, somePhoto } from '../testing/flows.ts';
import { BOUNDARY, multipart, request } from '../testing/hostile/raw-request.ts';

const { later, start, startWorker } = attacked();

describe('concurrency slots', () => {
  it('of the quick check are taken by received photos, not by slow senders', async () => {
    const worker = await startWorker();
    const gateway = await start({ ANALYSIS_URL: worker.url, RATE_LIMIT_SCALE: '100' });
    const body = multipart([{ name: 'photo', fileName: 'a.jpg', body: somePhoto }]);
    const head = request('POST', '/api/photos/check', {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.length),
    });
    const slow = Array.from({ length: 40 }, () => {
      const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
      socket.on('error', () => {});
      socket.write(head.toString('latin1') + body.subarray(0, 200).toString('latin1'));
      return socket;
    });
    later(async () => {
      for (const socket of slow) socket.destroy();
    });
    const checked = gateway.newBrowser().upload('/api/photos/check', [['photo', somePhoto]]);
    await expect.poll(() => worker.waiting.length, SOON).toBe(1);
    worker.waiting.pop()?.();
    expect((await checked).status).toBe(200);
  });

  it('are limited per address, the same for each', async () => {
    const worker = await startWorker();
    const gateway = await start({ ANALYSIS_URL: worker.url, ...BEHIND_PROXY });
    const check = (client: string) => {
      const form = new FormData();
      form.append('photo', new Blob([somePhoto]), 'a.jpg');
      return fetch(`${gateway.url}/api/photos/check`, { method: 'POST', body: form, headers: from(client) });
    };
    // Three visitors with three photos each: some wait for the others.
    const household = Array.from({ length: 9 }, () => check('203.0.113.5'));
    await expect.poll(() => worker.waiting.length, SOON).toBe(6);
    const other = check('203.0.113.6');
    await expect.poll(() => worker.waiting.length, SOON).toBe(7);
    // Beyond any household.
    const crowd = Array.from({ length: 7 }, () => check('203.0.113.5'));
    const refused = await Promise.race(crowd);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 5]);
    worker.answersAtOnce = true;
    for (const go of worker.waiting.splice(0)) go();
    expect((await Promise.all([...household, other])).map(({ status }) => status)).toEqual(Array(10).fill(200));
    await Promise.all(crowd);
    worker.answersAtOnce = false;
    // And are available again.
    const again = check('203.0.113.5');
    await expect.poll(() => worker.waiting.length, SOON).toBe(1);
    worker.waiting.pop()?.();
    expect((await again).status).toBe(200);
  });

  it('are released when a client disconnects', async () => {
    const worker = await startWorker();
    const gateway = await start({ ANALYSIS_URL: worker.url });
    const agent = new Agent({ keepAlive: false });
    const body = multipart([{ name: 'photo', fileName: 'a.jpg', body: somePhoto }]);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'content-length': body.length };
    const leaving = Array.from({ length: 6 }, () => {
      const call = httpRequest(`${gateway.url}/api/photos/check`, { method: 'POST', headers, agent });
      call.on('error', () => {}).end(body);
      return call;
    });
    await expect.poll(() => worker.waiting.length, SOON).toBe(6);
    for (const call of leaving) call.destroy();
    worker.answersAtOnce = true;
    const next = async () => (await gateway.newBrowser().upload('/api/photos/check', [['photo', somePhoto]])).status;
    await expect.poll(next, SOON).toBe(200);
    for (const go of worker.waiting.splice(0)) go();
  });
});

describe('a slow body', () => {
  const PASSWORD = 'correct horse battery staple';
  const begin = (url: string, head: Record<string, string>, path: string, text: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request('POST', path, { 'content-type': 'application/json', ...head }, text));
    later(async () => void socket.destroy());
    return socket;
  };

  it('does not keep an operator from signing in', async () => {
    const gateway = await start({ ...BEHIND_PROXY, ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4) });
    const path = '/api/admin/login';
    begin(gateway.url, { ...from('203.0.113.5'), 'content-length': '200' }, path, '{"password":"');
    const signIn = () => gateway.newBrowser().call('POST', path, { password: PASSWORD }, from('198.51.100.1'));
    // The slow one arrived before at least the last of these.
    for (let n = 0; n < 3; n++) expect((await signIn()).status).toBe(200);
  });

  it('is cut off within seconds if it is small or from a provider', async () => {
    const gateway = await start();
    const cutOff = async (path: string, length: string) => {
      const head = { 'content-length': length, 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=00` };
      const socket = begin(gateway.url, head, path, '{"code":"');
      // Seconds as the sender counts them, whom a busy machine slows as well.
      let seconds = 0;
      const drip = setInterval(() => {
        seconds += 1;
        socket.write('a');
      }, 1_000);
      socket.once('close', () => clearInterval(drip));
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 408 .*"bad_request"/s);
      expect(seconds).toBeLessThan(15);
    };
    await Promise.all([cutOff('/api/promo/validate', '200'), cutOff('/api/webhooks/stripe', '1048576')]);
  });
});

describe('calls', () => {
  /** A store that delays reads until released. */
  async function slowStore() {
    const held: (() => void)[] = [];
    const gateway = await start(
      { ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1000' },
      {
        wrapStore: (store) => ({
          ...store,
          get: async (...asked) => {
            await new Promise<void>((resolve) => held.push(resolve));
            return store.get(...asked);
          },
        }),
      },
    );
    const { placePaid, deliver } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    await deliver(id);
    const read = (client: string) => browser.call('GET', `/api/orders/${id}/photos`, undefined, from(client));
    const [photo] = (await read('198.51.100.1')).json;
    return { held, read, open: (client: string) => browser.call('GET', photo.url, undefined, from(client)) };
  }

  it('waiting for a worker or the provider do not block neighbors', async () => {
    const worker = await startWorker();
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1000', ANALYSIS_URL: worker.url });
    const { browser, id } = await flowsOf(() => gateway).placePaid();
    const call = (path: string) => browser.call('GET', path, undefined, from('203.0.113.5'));
    const photos: { url: string }[] = (await call(`/api/orders/${id}/photos`)).json;
    gateway.standIns.controls.set({ stripe: { latencyMs: 20_000 } });
    let answered = 0;
    const waiting = Array.from({ length: CALLS_AT_ONCE }, (_, n) => [
      call(`${photos[n % photos.length]?.url}?show=hair`),
      call(`/api/orders/${id}/payment-receipt`),
    ]).flat();
    for (const one of waiting)
      void one.then(
        () => (answered += 1),
        () => {},
      );
    // A foreign order, which would be refused if those held this address's slots.
    await expect.poll(() => worker.waiting.length, SOON).toBe(new Set(photos.map(({ url }) => url)).size);
    expect((await call(`/api/orders/${id}`)).status).toBe(200);
    expect(answered).toBe(0);
    // The gateway closes after they are answered.
    gateway.standIns.controls.reset();
    for (const go of worker.waiting.splice(0)) go();
  });

  it('from one address queue up without blocking others', async () => {
    const { held, read, open } = await slowStore();
    const greedy = Array.from({ length: CALLS_AT_ONCE + 3 }, () => open('203.0.113.5'));
    await expect.poll(() => held.length, SOON).toBe(CALLS_AT_ONCE);
    expect((await read('203.0.113.6')).status).toBe(200);
    expect(held).toHaveLength(CALLS_AT_ONCE);
    // Queued calls are served as others finish.
    const served = Promise.all(greedy);
    let done = false;
    void served.then(() => (done = true));
    await expect
      .poll(() => {
        for (const go of held.splice(0)) go();
        return done;
      }, SOON)
      .toBe(true);
    expect((await served).map(({ status }) => status)).toEqual(Array(CALLS_AT_ONCE + 3).fill(200));
    expect((await read('203.0.113.5')).status).toBe(200);
  });
});
