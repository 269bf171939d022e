import type { PublicOrder } from '@trueseason/contracts';
import { addPage, deleteOldCaches, deleteResponse, findResponse, storeResponse } from './lib/browser/response-cache.ts';
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

/** The same page for every path of the app. */
const SHELL_PATH = '/index.html';
/** Named by content or created once, so never stale. */
const IMMUTABLE_PATHS = /^\/(assets|outfits)\//;
/** Not pages of the app. */
const SERVER_PATHS = /^\/(api|open)\//;
/** Pages that preload their result. */
const PRELOADING_PAGES = /^\/results(-premium)?\/\d+$/;
/** Parts of a result, which name their order so that a deletion finds them (`forget-on-device.ts`). */
const RESULT_CALLS = /^\/api\/(orders|outfits)\/\d+$/;

/** Removed from an order's responses: who bought it and how it was paid must not stay on the device. */
const ORDER_CALLS = /^\/api\/orders\/\d+$/;
const PERSONAL_FIELDS = { email: null, paymentIntentId: null } satisfies Partial<PublicOrder>;

async function withoutPerson(response: Response): Promise<Response> {
  const order: PublicOrder = await response.json();
  return Response.json({ ...order, ...PERSONAL_FIELDS }, { status: response.status });
}

/** Stores a result's response, and removes those that the server no longer has, perhaps deleted on another device. */
async function updateStored(request: Request, response: Response): Promise<void> {
  if (response.status === 404) await deleteResponse(request);
  if (!response.ok) return;
  const isOrder = ORDER_CALLS.test(new URL(request.url).pathname);
  const stored = isOrder ? await withoutPerson(response).catch(() => null) : response;
  if (stored) await storeResponse(request, stored);
}

/** The network's response, which never waits for storage. @throws without a network */
async function fetchAndStore(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(updateStored(event.request, response.clone()));
  return response;
}

const storedResponse = async (request: Request | string): Promise<Response> =>
  (await findResponse(request)) ?? Response.error();

const storedFirst = async (event: FetchEvent): Promise<Response> =>
  (await findResponse(event.request)) ?? fetchAndStore(event);

const networkFirst = (event: FetchEvent): Promise<Response> =>
  fetchAndStore(event).catch(() => storedResponse(event.request));

/** Opening pages that preload their result; browsers may drop preloads answered by a worker. */
const openingClients = new Set<string>();
interface Preload {
  readonly url: string;
  readonly response: Promise<Response>;
}
/** By the page's client. */
const preloads = new Map<string, Preload>();
/** Preloaded responses expire after this. */
const PRELOAD_MS = 5000;

/** Answers a page's first call with the response to its preload. */
function respondOnce(event: FetchEvent): Promise<Response> {
  const { request, clientId } = event;
  const preload = preloads.get(clientId);
  if (preload?.url === request.url) {
    preloads.delete(clientId);
    return preload.response;
  }
  const response = networkFirst(event);
  if (openingClients.delete(clientId)) {
    preloads.set(clientId, { url: request.url, response: response.then((response) => response.clone()) });
    setTimeout(() => preloads.delete(clientId), PRELOAD_MS);
  }
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(addPage(SHELL_PATH).then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches().then(() => self.clients.claim())));

// The page that registered the worker loaded without it, so it lists what it loaded; the patterns above filter.
self.addEventListener('message', (event) => {
  const { loaded = [] } = event.data as Partial<LoadedMessage>;
  const urls = loaded.filter((path) => IMMUTABLE_PATHS.test(path) || RESULT_CALLS.test(path));
  const store = async (url: string): Promise<void> => {
    const request = new Request(url);
    await updateStored(request, await fetch(request));
  };
  event.waitUntil(Promise.allSettled(urls.map(store)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method !== 'GET') {
    // What the page changes makes its preload old; a browser that used the preload itself left it here.
    preloads.delete(event.clientId);
    return;
  }
  if (IMMUTABLE_PATHS.test(pathname)) event.respondWith(storedFirst(event));
  else if (RESULT_CALLS.test(pathname)) event.respondWith(respondOnce(event));
  else if (request.mode === 'navigate' && !SERVER_PATHS.test(pathname)) {
    if (PRELOADING_PAGES.test(pathname) && search === '') openingClients.add(event.resultingClientId);
    // Offline, results and the garment check open; other pages say they need a network.
    event.respondWith(fetch(request).catch(() => storedResponse(SHELL_PATH)));
  }
});
