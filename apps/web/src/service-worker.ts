import type { PublicOrder } from '@trueseason/contracts';
import type { LoadedMessage } from './result/keep-offline.ts';

/*
 * Keeps an opened result readable offline. Registered only on results pages. The library types of workers and pages
 * conflict, so the few members used are declared here.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void;
}
declare const self: WorkerScope;

const CACHE = 'trueseason-2';
/** The same page for every path of the app. */
const SHELL = '/index.html';
/** Named by content or created once, so never stale. */
const LASTING = /^\/(assets|outfits)\//;
/** Not pages of the app. */
const SERVER = /^\/(api|open)\//;
/** Pages that preload their result. */
const PRELOADS = /^\/results(-premium)?\/\d+$/;
/** Parts of a result, which name their order so that a deletion finds them (`forget-on-device.ts`). */
const RESULT = /^\/api\/(orders|outfits)\/\d+$/;

/** Removed from an order's responses: who bought it and how it was paid must not stay on the device. */
const ORDER = /^\/api\/orders\/\d+$/;
const PERSONAL = { email: null, paymentIntentId: null } satisfies Partial<PublicOrder>;

async function withoutPerson(response: Response): Promise<Response> {
  const order: PublicOrder = await response.clone().json();
  return Response.json({ ...order, ...PERSONAL }, { status: response.status });
}

/** Caches results, and removes those that the server no longer has, perhaps deleted on another device. */
async function keep(request: Request, response: Response): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (response.ok) {
    const lasting = ORDER.test(new URL(request.url).pathname) ? await withoutPerson(response) : response.clone();
    await cache.put(request, lasting);
  } else if (response.status === 404) await cache.delete(request);
  return response;
}

const kept = async (request: Request | string): Promise<Response> => (await caches.match(request)) ?? Response.error();

const keptFirst = async (request: Request): Promise<Response> =>
  (await caches.match(request)) ?? keep(request, await fetch(request));

const networkFirst = async (request: Request): Promise<Response> =>
  fetch(request)
    .then((response) => keep(request, response))
    .catch(() => kept(request));

/** Opening pages that preload their result; browsers drop preloads answered by a worker. */
const opening = new Set<string>();
const preloaded = new Map<string, Promise<Response>>();
/** Preloaded responses expire after this. */
const PRELOAD_MS = 5000;

/** Answers a page's first call with the response to its preload. */
function answerOnce({ request, clientId }: FetchEvent): Promise<Response> {
  const key = `${clientId} ${request.url}`;
  const known = preloaded.get(key);
  preloaded.delete(key);
  if (known) return known;
  const answer = networkFirst(request);
  if (opening.delete(clientId)) {
    preloaded.set(
      key,
      answer.then((response) => response.clone()),
    );
    setTimeout(() => preloaded.delete(key), PRELOAD_MS);
  }
  return answer;
}

self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(SHELL))
      .then(() => self.skipWaiting()),
  ),
);

self.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

// The page that registered the worker loaded without it, so it lists what it loaded; the patterns above filter.
self.addEventListener('message', (event) => {
  const { loaded = [] } = event.data as Partial<LoadedMessage>;
  const urls = loaded.filter((path) => LASTING.test(path) || RESULT.test(path));
  const load = async (url: string): Promise<Response> => {
    const request = new Request(url);
    return keep(request, await fetch(request));
  };
  event.waitUntil(Promise.allSettled(urls.map(load)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (LASTING.test(pathname)) event.respondWith(keptFirst(request));
  else if (RESULT.test(pathname)) event.respondWith(answerOnce(event));
  else if (request.mode === 'navigate' && !SERVER.test(pathname)) {
    if (PRELOADS.test(pathname) && search === '') opening.add(event.resultingClientId);
    // Offline, results and the garment check open; other pages say they need a network.
    event.respondWith(fetch(request).catch(() => kept(SHELL)));
  }
});
