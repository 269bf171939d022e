import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@trueseason/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWebApp } from '../testing/built-web-app.ts';
import { flowsOf } from '../testing/flows.ts';
import { request, sendRaw } from '../testing/hostile/raw-request.ts';
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

/* Alternative spellings of addresses, and requests for other people's data. */

let webApp: Awaited<ReturnType<typeof builtWebApp>>;
let gateway: TestGateway;
let victim: { browser: Browser; id: number };
const flows = flowsOf(() => gateway);
beforeAll(async () => {
  webApp = await builtWebApp();
  await writeFile(join(webApp.directory, '.env'), 'DATABASE_URL=x');
  gateway = await startTestGateway({ WEB_DIR: webApp.directory });
  victim = await flows.placePaid();
  await flows.deliver(victim.id);
});
afterAll(async () => {
  await gateway.close();
  await webApp.remove();
});

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  sendRaw(gateway.url, [request(method, path, headers)]);

describe('the order list', () => {
  it.each([
    '/api/admin/orders',
    '/API/admin/ORDERS',
    '/api/config/%2e%2e/admin/orders',
    '/api%2fadmin%2forders',
    '/api/admin/orders%00',
    'http://admin:x@localhost/api/admin/orders',
  ])('is not served for %s', async (path) => {
    const { status, head, body } = await ask('GET', path, {
      cookie: 'ts_admin=x; admin=true',
      authorization: 'Basic eDp4',
    });
    expect(body).not.toContain(String(victim.id));
    // An unknown address gets a page.
    if (status === 200) expect(head).toContain('text/html');
  });
});

describe('a server file', () => {
  const up = '../'.repeat(8);
  it.each([
    `/${up}etc/passwd`,
    `/assets/${up.replaceAll('/', '%2f')}etc/passwd`,
    `/assets/${up.replaceAll('.', '%2e')}etc/passwd`,
    '/assets//etc/passwd',
    '/assets/app-1a2b3c.js/../../.env',
    '/.env',
    '/%2eenv',
    '/pages/site.json',
  ])('cannot be read by %s', async (path) => {
    expect((await ask('GET', path)).body).not.toMatch(/root:|DATABASE_URL|origin\.invalid/);
  });
});

describe('a shared cache', () => {
  const stranger = () => gateway.newBrowser();
  it.each([
    ['if-none-match', '*'],
    ['range', 'bytes=0-0'],
  ])('keeps nothing of a report for %s: %s', async (name, value) => {
    for (const path of [
      `/api/orders/${victim.id}/pdf`,
      `/api/download-report/${victim.id}`,
      `/api/orders/${victim.id}`,
    ]) {
      const { status } = await stranger().call('GET', path, undefined, { [name]: value });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['an order', (id: number) => `/api/orders/${id}`],
    ['its status', (id: number) => `/api/orders/${id}/status`],
    ['its photos', (id: number) => `/api/orders/${id}/photos`],
    ['its report', (id: number) => `/api/orders/${id}/pdf`],
    ['its receipt', (id: number) => `/api/orders/${id}/payment-receipt`],
    ['the orders of a browser', () => '/api/my/orders'],
    ['a refusal', () => '/api/orders/9999999999'],
  ])('keeps nothing of %s with any suffix', async (_, path) => {
    for (const suffix of ['', '?x=.css', '?utm_source=a.js']) {
      const { headers } = await victim.browser.call('GET', path(victim.id) + suffix);
      expect(headers.get('cache-control')).toMatch(/no-store|private/);
    }
  });

  it.each([
    '/%61pi/my/orders',
    'http://evil.example/api/my/orders',
    '/%6fpen/none',
    'http://localhost/open/none',
    '/assets/none.js',
  ])('keeps nothing of %s, an alternative spelling', async (path) => {
    const { head } = await ask('GET', path, { cookie: victim.browser.cookieHeader() });
    expect(head).toMatch(/^cache-control: no-store$/im);
  });

  it.each(['/', '/upload', '/robots.txt', '/sitemap.xml', '/shared/none'])(
    'keeps no forged host for %s',
    async (path) => {
      const made = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' };
      const { head, body } = await ask('GET', path, made);
      expect(head + body).not.toMatch(/evil\.example|gopher:/);
    },
  );
});
