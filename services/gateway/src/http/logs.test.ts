import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { get, request } from 'node:http';
import type { Socket } from 'node:net';
import { createProducer } from '@trueseason/platform/queue';
import { beginAnalysis, failAnalysis } from '@trueseason/shop/flows';
import { savePromo } from '@trueseason/shop/promo';
import { query } from '@trueseason/shop/testing';
import { testRedisUrl } from '@trueseason/testing';
import { hashSync } from 'bcryptjs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBackground } from '../jobs/background.ts';
import { flowsOf, somePhoto, threePhotos } from '../testing/flows.ts';
import {
  LINK_SECRET,
  MASTER_KEY,
  startTestGateway,
  type TestGateway,
  WEBHOOK_SECRET,
} from '../testing/test-gateway.ts';

const EMAIL = 'very.private.person@example.com';
const FILE_NAME = 'Maria-at-the-beach.jpg';
const CODE = 'SECRET-GIFT-7431';
const PASSWORD = 'the operators own secret';

const lines: string[] = [];
const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });

let gateway: TestGateway;
let stop: () => Promise<void>;
beforeAll(async () => {
  const redisUrl = await testRedisUrl();
  const env = { ADMIN_PASSWORD_HASH: hashSync(PASSWORD, 4), RECONCILE_INTERVAL_MS: '200', REDIS_URL: redisUrl };
  gateway = await startTestGateway(env, { logger });
  const producer = createProducer({ redisUrl, prefix: 'logs-test', onError: () => {} });
  const background = startBackground(gateway.deps, producer, logger);
  stop = async () => {
    await background.close();
    await producer.close();
    await gateway.close();
  };
});
afterAll(() => stop());
const { db, analyze, deliver, intent, pay } = flowsOf(() => gateway);

/** Every secret of a run, by kind. */
const secrets = new Map<string, string>();
const keep = (what: string, value: string) => {
  secrets.set(what, value);
  return value;
};

async function upload(): Promise<{ id: number; cookie: string }> {
  const form = new FormData();
  for (const [field, bytes] of threePhotos()) form.append(field, new Blob([bytes]), FILE_NAME);
  const headers = {
    'idempotency-key': keep('upload key', randomUUID()),
    'x-challenge-token': keep('challenge', randomUUID()),
  };
  const response = await fetch(`${gateway.url}/api/orders/guest`, { method: 'POST', body: form, headers });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  keep('session', cookie.split('=')[1] ?? '');
  const { id } = (await response.json()) as { id: number };
  return { id, cookie };
}

const call = (cookie: string, method: string, path: string, body?: object) => {
  const headers = { cookie, origin: gateway.url, ...(body && { 'content-type': 'application/json' }) };
  return fetch(gateway.url + path, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
  });
};

/** A client that disconnects, which the framework logs in its words. */
async function leaveEarly(path: string, cookie: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = get(gateway.url + path, { headers: { cookie } }, (response) => {
      response.once('data', () => request.destroy());
      response.once('close', resolve);
      response.once('error', () => {});
    });
    request.once('error', () => resolve());
  });
}

it.each([
  ['a body', '/api/promo/validate', 'application/json', '{"code":'],
  ['an upload', '/api/orders/guest', 'multipart/form-data; boundary=b', '--b\r\n'],
])('a client that disconnects during %s is not our failure', async (_, path, type, beginning) => {
  const before = lines.length;
  const headers = { 'content-type': type, 'content-length': 5_000, expect: '100-continue' };
  const leaving = request(gateway.url + path, { method: 'POST', headers });
  leaving.on('error', () => {});
  leaving.flushHeaders();
  await once(leaving, 'continue');
  leaving.write(beginning, () => leaving.destroy());
  await vi.waitFor(() => expect(lines.slice(before).join()).toMatch(/disconnected before|a request failed/), 10_000);
  const levels = lines.slice(before).map((line) => JSON.parse(line).level);
  expect(Math.max(...levels)).toBeLessThanOrEqual(logger.levels.values.info ?? 0);
});

it('a client that disconnected before handling is not our failure', async () => {
  const before = lines.length;
  const leave = (message: unknown): void => void (message as { socket: Socket }).socket.resetAndDestroy();
  subscribe('http.server.request.start', leave);
  await fetch(`${gateway.url}/api/config`).catch(() => undefined);
  unsubscribe('http.server.request.start', leave);
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(before), 10_000);
  const levels = lines.slice(before).map((line) => JSON.parse(line).level);
  expect(Math.max(...levels)).toBeLessThanOrEqual(logger.levels.values.info ?? 0);
});

describe('the trace-level log of a whole order', () => {
  it('is written for every successful step', { timeout: 60_000 }, async () => {
    await savePromo(db(), { code: CODE, percent: 10, expires_at: null, max_uses: 5 }, 'ada');
    const { id, cookie } = await upload();
    await call(cookie, 'POST', `/api/orders/${id}/update-email`, { email: EMAIL });
    await call(cookie, 'POST', '/api/promo/validate', { code: CODE });
    await analyze(id);
    const opened = (await (
      await call(cookie, 'POST', '/api/create-payment-intent', { orderId: id, promoCode: CODE })
    ).json()) as {
      clientSecret: string;
    };
    await pay(keep('client secret', opened.clientSecret));
    await call(cookie, 'POST', `/api/orders/${id}/mark-completed`);
    await deliver(id);
    const share = (await (await call(cookie, 'POST', `/api/orders/${id}/share`)).json()) as { url: string };
    const shareToken = keep('share token', new URL(share.url).pathname.split('/').at(-1) ?? '');
    await call('', 'GET', `/api/shared/${shareToken}`);
    await call('', 'GET', `/open/${keep('mail token', await gateway.links.signOrder(id, 1))}`);
    const photos = (await (await call(cookie, 'GET', `/api/orders/${id}/photos`)).json()) as { url: string }[];
    if (Array.isArray(photos)) await call(cookie, 'GET', photos[0]?.url ?? '');
    await call('', 'POST', '/api/orders/lookup', { email: EMAIL, orderNumber: id });
    await call('', 'POST', '/api/admin/login', { password: PASSWORD });
    const admin = await call('', 'POST', '/api/admin/login', { password: PASSWORD });
    const operator = admin.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    keep('admin session', operator.split('=')[1] ?? '');
    await call(operator, 'GET', `/api/admin/orders?search=${EMAIL}`);
    await call(operator, 'POST', `/api/admin/orders/${id}/refund`);
    expect(lines.length).toBeGreaterThan(5);
  });

  it('is written for every failure', async () => {
    const { id, cookie } = await upload();
    await call(cookie, 'POST', `/api/orders/${id}/update-email`, { email: EMAIL });
    const { deps } = gateway;
    const store = vi.spyOn(deps.store, 'put').mockRejectedValue(new Error(`cannot write ${FILE_NAME}`));
    await upload();
    store.mockRestore();
    // A report whose reader disconnects, and one that breaks off.
    await analyze(id);
    await intent(gateway.newBrowser());
    await query(db()).updateTable('orders').set({ payment: 'paid' }).where('id', '=', id).execute();
    await query(db())
      .insertInto('reports')
      .values({ order_id: id, state: 'ready', object_key: `orders/${id}/report.pdf` })
      .execute();
    await gateway.store.put(`orders/${id}/report.pdf`, Buffer.alloc(20_000_000), 'application/pdf');
    await leaveEarly(`/api/orders/${id}/pdf`, cookie);
    const [photo] = (await (await call(cookie, 'GET', `/api/orders/${id}/photos`)).json()) as { url: string }[];
    await leaveEarly(photo?.url ?? '', cookie);
    const failing = vi.spyOn(deps.store, 'get').mockRejectedValue(new Error(`no ${EMAIL} in ${FILE_NAME}`));
    await call(cookie, 'GET', `/api/orders/${id}/pdf`);
    failing.mockRestore();
    const provider = vi
      .spyOn(deps.payments, 'createIntent')
      .mockRejectedValue(Object.assign(new Error(`no such ${EMAIL}`), { raw: { receipt_email: EMAIL, promo: CODE } }));
    await call('', 'POST', '/api/create-payment-intent', { promoCode: CODE });
    provider.mockRestore();
    gateway.standIns.controls.set({ stripe: { outage: 'error' } });
    await call('', 'POST', '/api/create-payment-intent', { promoCode: CODE });
    gateway.standIns.controls.reset();
    await call('', 'GET', `/api/orders/${encodeURIComponent(EMAIL)}`);
    await call('', 'POST', '/api/admin/login', { password: keep('guess', `guess ${randomUUID()}`) });
    await fetch(`${gateway.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': keep('signature', `t=1,v1=${randomUUID()}`), 'content-type': 'application/json' },
      body: '{}',
    });
    const second = await upload();
    await beginAnalysis(db(), second.id);
    await failAnalysis(db(), second.id, { code: 'photos', message: 'No face.', photos: [] });
    expect(lines.some((line) => line.includes('a request failed'))).toBe(true);
  });

  it('contains no address, token, cookie, name, photo or code', () => {
    const log = lines.join('\n');
    keep('e-mail', EMAIL);
    keep('file name', FILE_NAME);
    keep('promo code', CODE);
    keep('password', PASSWORD);
    keep('link secret', LINK_SECRET);
    keep('master key', MASTER_KEY);
    keep('webhook secret', WEBHOOK_SECRET);
    keep('provider key', 'sk_test_standin');
    keep('photo', somePhoto.toString('base64').slice(0, 60));
    for (const [what, secret] of secrets) {
      expect([what, secret.length > 5, log.includes(secret)]).toEqual([what, true, false]);
      expect([what, log.includes(encodeURIComponent(secret))]).toEqual([what, false]);
    }
    expect(secrets.size).toBeGreaterThan(15);
    expect(log).not.toMatch(/eyJ[\w-]{10,}/);
    expect(log).not.toMatch(/ts_session|ts_admin/);
  });
});
