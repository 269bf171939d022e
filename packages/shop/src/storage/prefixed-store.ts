import type { ObjectStore } from './object-store.ts';

/** The part of a store below a prefix that ends with a slash, with keys as if it were all of it. */
export const prefixStore = (store: ObjectStore, prefix: string): ObjectStore => ({
  put: (key, body, contentType) => store.put(prefix + key, body, contentType),
  get: (key, range) => store.get(prefix + key, range),
  getBytes: (key) => store.getBytes(prefix + key),
  list: async (folder) => (await store.list(prefix + folder)).map((key) => key.slice(prefix.length)),
  pages: async function* (folder, after) {
    for await (const keys of store.pages(prefix + folder, after && prefix + after)) {
      yield keys.map((key) => key.slice(prefix.length));
    }
  },
  delete: (key) => store.delete(prefix + key),
  deletePrefix: (folder) => store.deletePrefix(prefix + folder),
  deletePage: (folder) => store.deletePage(prefix + folder),
  ping: () => store.ping(),
});
