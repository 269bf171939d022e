// @vitest-environment node
import { beforeAll, expect, it, vi } from 'vitest';

const ORIGIN = 'https://trueseason.test';
const RESULT = '/api/orders/123456789012';
const listeners = new Map<string, (event: object) => void>();
let servedCount = 0;

beforeAll(async () => {
  vi.stubGlobal('self', { addEventListener: (type: string, listener: () => void) => listeners.set(type, listener) });
  vi.stubGlobal('location', new URL(ORIGIN));
  vi.stubGlobal('caches', { open: () => new Promise(() => undefined), match: () => Promise.resolve() });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ served: ++servedCount })));
  await import('./service-worker.ts');
});

/** What the worker responds to a page; undefined where it leaves the call to the browser. */
async function request(page: string, path: string, method = 'GET', mode = 'cors'): Promise<unknown> {
  let response: Promise<Response> | undefined;
  const event = {
    request: { url: ORIGIN + path, method, mode },
    clientId: mode === 'navigate' ? '' : page,
    resultingClientId: page,
    respondWith: (responded: Promise<Response>) => {
      response = responded;
    },
    waitUntil: () => undefined,
  };
  listeners.get('fetch')?.(event);
  const answered = await response;
  return answered?.headers.get('content-type')?.includes('json') ? answered.json() : answered;
}
const open = (page: string) => request(page, RESULT.replace('/api/orders', '/results'), 'GET', 'navigate');

it("answers a page's first call by its preload, once", async () => {
  await open('page');
  const preloaded = await request('page', RESULT);
  expect(await request('page', RESULT)).toEqual(preloaded);
  expect(await request('page', RESULT)).not.toEqual(preloaded);
});

it.each([
  ['PUT', `${RESULT}/answers`],
  ['POST', `${RESULT}/proposal`],
  ['DELETE', `${RESULT}/photos`],
])('never answers by a preload from before %s %s', async (method, path) => {
  const page = `${method} page`;
  await open(page);
  const preloaded = await request(page, RESULT);
  expect(await request(page, path, method)).toBeUndefined();
  expect(await request(page, RESULT)).not.toEqual(preloaded);
});
