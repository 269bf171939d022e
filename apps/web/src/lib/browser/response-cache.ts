import { tryStorage } from './try-storage.ts';

/* Responses stored on the device, for pages without a network. Nothing here rejects or waits long: see `tryStorage`. */

const CACHE = 'results-3';

export const findResponse = (request: Request | string): Promise<Response | undefined> =>
  tryStorage(() => caches.match(request));

/** Resolves once it is stored or could not be: do not wait for it, since a response's body may arrive slowly. */
export const storeResponse = (request: Request, response: Response): Promise<void> =>
  caches
    .open(CACHE)
    .then((cache) => cache.put(request, response))
    .catch(() => undefined);

export const deleteResponse = (request: Request): Promise<boolean | undefined> =>
  tryStorage(async () => (await caches.open(CACHE)).delete(request));

/** @throws if it could not be stored */
export const addPage = async (path: string): Promise<void> => (await caches.open(CACHE)).add(path);

export const deleteOldCaches = (): Promise<unknown> =>
  tryStorage(async () => {
    const oldNames = (await caches.keys()).filter((name) => name !== CACHE);
    return Promise.allSettled(oldNames.map((name) => caches.delete(name)));
  });

/** Deletes the responses of matching paths. */
export const deleteResponses = (path: RegExp): Promise<unknown> =>
  tryStorage(async () => {
    const deleteFrom = async (name: string): Promise<void> => {
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => path.test(new URL(url).pathname));
      await Promise.all(requests.map((request) => cache.delete(request)));
    };
    return Promise.allSettled((await caches.keys()).map(deleteFrom));
  });
