import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileStore, ObjectNotFoundError, type ObjectStore } from './index.ts';

let directory: string;
let store: ObjectStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
  store = createFileStore(directory);
});
afterEach(() => rm(directory, { recursive: true }));

it('gives back what was put, for the owner alone', async () => {
  expect(await store.put('orders/1/a', Readable.from([Buffer.from('ab'), Buffer.from('c')]), 'text/plain')).toEqual({
    bytes: 3,
  });
  expect((await store.getBytes('orders/1/a')).toString()).toBe('abc');
  expect((await store.get('orders/1/a')).bytes).toBe(3);
  expect((await stat(join(directory, 'orders/1/a'))).mode & 0o077).toBe(0);
});

it('leaves nothing of a stream that fails', async () => {
  async function* failing() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  await expect(store.put('orders/1/a', Readable.from(failing()), 'text/plain')).rejects.toThrow('connection lost');
  await expect(store.get('orders/1/a')).rejects.toThrow(ObjectNotFoundError);
  expect(await readdir(join(directory, 'orders/1'))).toEqual([]);
});

it('deletes all of a prefix and nothing else, any number of times', async () => {
  await store.put('orders/1/photos/a', Buffer.from('a'), 'text/plain');
  await store.put('orders/12/photos/a', Buffer.from('a'), 'text/plain');
  await store.deletePrefix('orders/1/');
  await store.deletePrefix('orders/1/');
  await expect(store.get('orders/1/photos/a')).rejects.toThrow(ObjectNotFoundError);
  expect((await store.getBytes('orders/12/photos/a')).toString()).toBe('a');
});

it('never leaves its folder', async () => {
  await expect(store.put('../outside', Buffer.from('x'), 'text/plain')).rejects.toThrow('leaves the store');
  await expect(store.get('/etc/passwd')).rejects.toThrow('leaves the store');
});
