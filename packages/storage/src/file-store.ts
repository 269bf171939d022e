import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ObjectNotFoundError, type ObjectStore, readAll } from './object-store.ts';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Keeps objects as files: the embedded default for one machine. Files are readable by their owner alone. */
export function createFileStore(directory: string): ObjectStore {
  const root = resolve(directory);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error('An object key leaves the store');
    return path;
  };

  const get: ObjectStore['get'] = async (key) => {
    try {
      const handle = await open(pathOf(key), 'r');
      const { size } = await handle.stat();
      return { body: handle.createReadStream(), bytes: size };
    } catch (error) {
      if (isMissing(error)) throw new ObjectNotFoundError(key);
      throw error;
    }
  };

  return {
    get,
    getBytes: async (key) => readAll((await get(key)).body),
    put: async (key, body) => {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}.partial`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const source = body instanceof Readable ? body : Readable.from([body]);
        // Flushed before the rename: an answered upload survives a power cut.
        await pipeline(source, createWriteStream(partial, { mode: 0o600, flush: true }));
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { bytes: (await stat(path)).size };
    },
    deletePrefix: async (prefix) => {
      // Prefixes end at a folder by construction (object-keys.ts).
      if (!prefix.endsWith('/')) throw new Error('A prefix ends with a slash');
      await rm(pathOf(prefix), { recursive: true, force: true });
    },
    ping: async () => {
      await mkdir(root, { recursive: true, mode: 0o700 });
    },
  };
}
