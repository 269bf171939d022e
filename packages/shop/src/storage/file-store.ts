import { randomUUID } from 'node:crypto';
import { createWriteStream, statSync } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertFolderPrefix,
  assertObjectKey,
  ObjectNotFoundError,
  type ObjectStore,
  PAGE_KEYS,
  readAll,
  StoreRefusedError,
  StoreUnavailableError,
  trackSourceError,
} from './object-store.ts';

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);
const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Suffix of partial files. */
const PARTIAL = '.partial';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Maps file system errors; passes others through. */
function asStoreError(error: unknown): unknown {
  const code = codeOf(error);
  if (REFUSED.has(code)) return new StoreRefusedError(`The folder of the store refuses us: ${code}`, { cause: error });
  return code.startsWith('E') && !code.startsWith('ERR_')
    ? new StoreUnavailableError(`The folder of the store: ${code}`, { cause: error })
    : error;
}

/** Keys of complete files in ascending order, from behind a key on. A folder deleted meanwhile is empty. */
async function* keysBelow(root: string, folder: string, after: string): AsyncGenerator<string> {
  const entries = await readdir(resolve(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (MISSING.has(codeOf(error))) return [];
    throw asStoreError(error);
  });
  const keys = entries.map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`);
  for (const key of keys.sort()) {
    const isFolder = key.endsWith('/');
    if (isFolder && (key > after || after.startsWith(key))) yield* keysBelow(root, key, after);
    else if (!isFolder && key > after && !key.endsWith(PARTIAL)) yield key;
  }
}

/** Like `mkdir -p`, but never creates the root. */
async function makeBelow(root: string, folder: string): Promise<void> {
  if (folder === root) return access(root);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT') throw error;
    await makeBelow(root, dirname(folder));
    await makeBelow(root, folder);
  }
}

/**
 * Objects as files readable only by their owner, for a single machine. A missing root means an unmounted disk: only the
 * launcher creates it, never a service.
 */
export function createFileStore(directory: string): ObjectStore {
  const root = resolve(directory);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() === false) throw new Error(`${root} is no folder`);
  const ping = () =>
    access(root, constants.W_OK).catch((error: unknown) => {
      throw asStoreError(error);
    });
  const pathOf = (key: string) => {
    assertObjectKey(key);
    return resolve(root, key);
  };

  const get: ObjectStore['get'] = async (key, range) => {
    const path = pathOf(key);
    try {
      const handle = await open(path, 'r');
      const stats = await handle.stat();
      const first = range?.first ?? 0;
      const last = Math.min(range?.last ?? stats.size, stats.size - 1);
      if (stats.isDirectory() || (range && first >= stats.size)) {
        await handle.close();
        throw stats.isDirectory() ? new ObjectNotFoundError(key) : new RangeError('The object ends before the range');
      }
      if (stats.size === 0) {
        await handle.close();
        return { body: Readable.from([]), bytes: 0 };
      }
      return { body: handle.createReadStream({ start: first, end: last }), bytes: last - first + 1 };
    } catch (error) {
      if (!MISSING.has(codeOf(error))) throw asStoreError(error);
      await ping();
      throw new ObjectNotFoundError(key);
    }
  };

  async function* pages(prefix: string, after = ''): AsyncGenerator<string[]> {
    assertFolderPrefix(prefix);
    await ping();
    let page: string[] = [];
    for await (const key of keysBelow(root, prefix, after)) {
      page.push(key);
      if (page.length < PAGE_KEYS) continue;
      yield page;
      page = [];
    }
    yield page;
  }

  async function remove(key: string): Promise<void> {
    const path = pathOf(key);
    await ping();
    await rm(path, { force: true }).catch((error: unknown) => {
      throw asStoreError(error);
    });
  }

  async function removeFolder(prefix: string): Promise<void> {
    assertFolderPrefix(prefix);
    await ping();
    // Retry if something was written meanwhile.
    await rm(resolve(root, prefix), { recursive: true, force: true, maxRetries: 10, retryDelay: 10 }).catch(
      (error: unknown) => {
        throw asStoreError(error);
      },
    );
  }

  return {
    get,
    getBytes: async (key) => readAll((await get(key)).body),
    put: async (key, body) => {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}${PARTIAL}`;
      const sourceFailure = trackSourceError(body);
      await ping();
      try {
        await makeBelow(root, dirname(path));
        const source = body instanceof Readable ? body : Readable.from([body]);
        // Synced before the rename, to survive power failures.
        const file = createWriteStream(partial, { mode: 0o600, flush: true });
        await pipeline(source, file);
        await rename(partial, path);
        return { bytes: file.bytesWritten };
      } catch (error) {
        await rm(partial, { force: true }).catch(() => {});
        throw sourceFailure() ?? asStoreError(error);
      }
    },
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const page of pages(prefix)) keys.push(...page);
      return keys;
    },
    pages,
    delete: remove,
    deletePrefix: removeFolder,
    deletePage: async (prefix) => {
      for await (const keys of pages(prefix)) {
        for (const key of keys) await remove(key);
        // With its folders.
        if (keys.length < PAGE_KEYS) await removeFolder(prefix);
        return keys.length > 0;
      }
      return false;
    },
    ping,
  };
}
