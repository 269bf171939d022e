import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';
import { ObjectNotFoundError, type ObjectStore } from './object-store.ts';

// Specific to files; the shared contract is in store-contract.test.ts.
let directory: string;
let store: ObjectStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
  store = createFileStore(directory);
});
afterEach(() => rm(directory, { recursive: true }));

it('stores files readable by the owner only', async () => {
  await store.put('orders/1/a', Buffer.from('abc'), 'text/plain');
  expect((await stat(join(directory, 'orders/1/a'))).mode & 0o077).toBe(0);
});

it('leaves nothing of a failed stream', async () => {
  async function* failing() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(store.put('orders/1/a', Readable.from(failing()), 'text/plain')).rejects.toThrow('connection lost');
  expect(await readdir(join(directory, 'orders/1'))).toEqual([]);
});

it('reports an outage while its folder is missing, and loses nothing', async () => {
  await store.put('orders/1/a', Buffer.from('a'), 'text/plain');
  await rename(directory, `${directory}-away`);
  await expect(store.ping()).rejects.toThrow('ENOENT');
  await expect(store.get('orders/1/a')).rejects.not.toThrow(ObjectNotFoundError);
  await expect(store.put('orders/1/b', Buffer.from('b'), 'text/plain')).rejects.toThrow('ENOENT');
  await expect(store.deletePrefix('orders/1/')).rejects.toThrow('ENOENT');
  await expect(createFileStore(directory).put('orders/1/b', Buffer.from('b'), 'text/plain')).rejects.toThrow('ENOENT');
  await rename(`${directory}-away`, directory);
  expect((await store.getBytes('orders/1/a')).toString()).toBe('a');
});

it('deletes a prefix during concurrent writes', async () => {
  const put = async (n: number) => {
    for (let again = 0; again < 20; again++) {
      // Its folder may be deleted meanwhile; the caller retries.
      await store.put(`orders/1/${n}-${again}`, Buffer.from('a'), 'text/plain').catch(() => {});
    }
  };
  const puts = Promise.all(Array.from({ length: 3 }, (_, n) => put(n)));
  for (let n = 0; n < 20; n++) await store.deletePrefix('orders/1/');
  await puts;
  await store.deletePrefix('orders/1/');
  expect(await store.list('orders/1/')).toEqual([]);
});
