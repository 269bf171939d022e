import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { API, keysOf, PROBLEMS, ROUTES, splitRoute } from '@trueseason/contracts';
import { expect, it } from 'vitest';
import { attacked } from '../testing/attacker.ts';
import { builtWebApp } from '../testing/built-web-app.ts';
import { sendRaw } from '../testing/hostile/raw-request.ts';
import { startTestGateway } from '../testing/test-gateway.ts';
import { REFUSAL_PAGE_POLICY, refusalPage } from './refusal-page.ts';

/* Whoever opens a refused address in a browser sees a page with a way on; programs get JSON. */

const { later, start } = attacked();
async function startWithPages(env: Record<string, string> = {}) {
  const webApp = await builtWebApp();
  later(() => webApp.remove());
  return start({ WEB_DIR: webApp.directory, ...env });
}

/** As browsers send it when an address is opened. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const WAY = /<a href="\/[^"]*">[^<]+<\/a>/;

interface Opened {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}
async function open(address: string, init: RequestInit = {}): Promise<Opened> {
  const response = await fetch(address, { redirect: 'manual', ...init, headers: { ...NAVIGATION, ...init.headers } });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    body: await response.text(),
  };
}
/** Refusals that are no page with a way on. */
const badFaces = (opened: readonly (readonly [what: string, Opened])[]) =>
  opened.filter(
    ([, { status, type, body }]) => status >= 400 && !(type.startsWith('text/html') && /<h1|<div id="root"/.test(body)),
  );

/** Webhooks are read by their signature alone, and no browser opens them. */
const OPENED_CALLS = keysOf(ROUTES).filter((name) => API[name].access.who !== 'provider');

it('shows a page for each call that refuses', async () => {
  const gateway = await startWithPages({ RATE_LIMIT_SCALE: '1000' });
  const opened = await Promise.all(
    OPENED_CALLS.map(async (name) => {
      const { method, path } = splitRoute(ROUTES[name]);
      const address = gateway.url + path.replaceAll(/:\w+/g, '1234567890');
      return [name, await open(address, { method })] as const;
    }),
  );
  expect(opened.filter(([, { status }]) => status >= 400).length).toBeGreaterThan(50);
  expect(badFaces(opened)).toEqual([]);
});

it('shows a page to who is over the limit, which loads again by itself, and JSON to programs', async () => {
  const gateway = await startWithPages({ RATE_LIMIT_SCALE: '0.0001' });
  await open(`${gateway.url}/upload`);
  const limited = await open(`${gateway.url}/upload?order=1234567890`);
  expect(limited).toMatchObject({ status: 429, type: expect.stringContaining('text/html') });
  expect(limited.body).toContain(PROBLEMS.too_many_requests.message);
  expect(limited.body).toContain('http-equiv="refresh"');
  expect(limited.body).toContain('<a href="/upload?order=1234567890">Try Again</a>');
  const program = await open(`${gateway.url}/upload`, { headers: { accept: '*/*' } });
  expect(JSON.parse(program.body)).toMatchObject({ code: 'too_many_requests' });
});

it('shows a page for addresses that are nothing, too long or too large', async () => {
  const gateway = await startWithPages();
  const paths = ['/api/no-such-call', '/favicon-x.png', '/assets/old.js', '/pages/site.json', '/no/such/page'];
  const opened = await Promise.all(paths.map(async (path) => [path, await open(gateway.url + path)] as const));
  expect(badFaces(opened)).toEqual([]);
  const raw = async (lines: string) => {
    const { status, head, body } = await sendRaw(gateway.url, [`${lines}accept: text/html\r\nhost: x\r\n\r\n`]);
    return [status, /^content-type: text\/html/im.test(head), WAY.test(body)];
  };
  expect(await raw(`GET / HTTP/1.1\r\ncookie: ${'x'.repeat(20_000)}\r\n`)).toEqual([431, true, true]);
  expect(await raw('GET / HTTP/1.1\r\nhost: y\r\n')).toEqual([400, true, true]);
  expect(await raw('GET / HTTP/1.1\r\nexpect: 200-maybe\r\n')).toEqual([417, true, true]);
});

it('shows a page to who comes while it stops, on a connection that was kept', async () => {
  const webApp = await builtWebApp();
  later(() => webApp.remove());
  const gateway = await startTestGateway({ WEB_DIR: webApp.directory, TRUSTED_PROXIES: '127.0.0.1/32' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const openKept = async (path: string) => {
    const [response] = await once(get(gateway.url + path, { agent, headers: NAVIGATION }), 'response');
    return [response.statusCode, response.headers['content-type'], await text(response)];
  };
  await openKept('/');
  const closed = gateway.close();
  const [status, type, body] = await openKept('/no/such/page');
  expect([status, type]).toEqual([404, expect.stringContaining('text/html')]);
  expect(body).toMatch(/<h1|<div id="root"/);
  await closed;
  agent.destroy();
});

it('has its page where no gateway answers, too', () => {
  const edge = readFileSync(join(import.meta.dirname, '../../../../infra/docker/refusal.Caddyfile'), 'utf8');
  const { message } = PROBLEMS.unavailable;
  expect(edge).toContain(refusalPage({ code: 'unavailable', message }));
  expect(edge).toContain(REFUSAL_PAGE_POLICY);
  expect(edge).toContain(JSON.stringify({ code: 'unavailable', message }));
  expect(edge).toContain(JSON.stringify({ code: 'bad_request', message: PROBLEMS.bad_request.message }));
});

it.each(keysOf(PROBLEMS))('has a way on for %s, and repeats nothing unescaped', (code) => {
  const page = refusalPage({ code, message: '<script>', target: '/x?"><script>' });
  expect(page).toMatch(WAY);
  expect(page).toContain('<h1>');
  expect(page).not.toContain('<script>');
});
