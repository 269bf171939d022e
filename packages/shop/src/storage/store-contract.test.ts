import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderKey } from '../encryption/order-keys.ts';
import { createSealedStore } from '../encryption/sealed-store.ts';
import { ObjectNotFoundError, type ObjectStore, PAGE_KEYS, readAll } from './object-store.ts';
import { prefixStore } from './prefixed-store.ts';
import { type OpenedStore, openFiles, openS3, S3_NAME } from './testing/drivers.ts';

const MEGABYTE = 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function pagesOf(store: ObjectStore, prefix: string, after?: string): Promise<string[][]> {
  const pages: string[][] = [];
  for await (const page of store.pages(prefix, after)) pages.push(page);
  return pages;
}

/** The same store with encryption. */
async function sealed(opening: Promise<OpenedStore>): Promise<OpenedStore> {
  const opened = await opening;
  const key: OrderKey = { dataKey: randomBytes(32), wrapped: Buffer.alloc(0) };
  return { ...opened, store: createSealedStore(opened.store, { find: async () => key, make: async () => key }) };
}

/** A part of the store, beside objects of others. */
async function prefixed(opening: Promise<OpenedStore>): Promise<OpenedStore> {
  const opened = await opening;
  return { ...opened, store: prefixStore(opened.store, 'trial/') };
}

// The contract of both drivers, with and without encryption and a prefix.
describe.each<[string, string, () => Promise<OpenedStore>]>([
  ['files', 'contract', openFiles],
  [S3_NAME, 'contract', () => openS3()],
  ['files below a prefix', 'contract', () => prefixed(openFiles())],
  [`${S3_NAME} below a prefix`, 'contract', () => prefixed(openS3())],
  ['sealed files', 'orders/7/photos', () => sealed(openFiles())],
  [`sealed ${S3_NAME}`, 'orders/7/photos', () => sealed(openS3())],
])('%s', (_name, top, open) => {
  let opened: OpenedStore;
  let store: ObjectStore;
  // A separate folder, because a real server keeps its bucket.
  const root = `${top}/${randomUUID()}`;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(async () => {
    await store.deletePrefix(`${top}/`);
    await opened.close();
  });

  it('returns what was stored, from a stream and from bytes, with its size', async () => {
    const stream = Readable.from([Buffer.from('ab'), Buffer.from('c')], { objectMode: false });
    expect(await store.put(`${root}/stream`, stream, 'text/plain')).toEqual({ bytes: 3 });
    expect(await store.put(`${root}/bytes`, Buffer.from('abcd'), 'text/plain')).toEqual({ bytes: 4 });
    expect((await store.getBytes(`${root}/stream`)).toString()).toBe('abc');
    const { body, bytes } = await store.get(`${root}/bytes`);
    expect(bytes).toBe(4);
    expect((await readAll(body)).toString()).toBe('abcd');
  });

  it('replaces an existing object', async () => {
    await store.put(`${root}/again`, Buffer.from('first, and longer'), 'text/plain');
    await store.put(`${root}/again`, Buffer.from('second'), 'text/plain');
    expect((await store.getBytes(`${root}/again`)).toString()).toBe('second');
  });

  it('stores while as many do not read as there are connections', async () => {
    await store.put(`${root}/large`, randomBytes(4 * MEGABYTE), 'image/jpeg');
    const unread = await Promise.all(Array.from({ length: 50 }, () => store.get(`${root}/large`)));
    const stored = store.put(`${root}/meanwhile`, Buffer.from('stored'), 'text/plain');
    expect(await stored).toEqual({ bytes: 6 });
    for (const { body } of unread) body.destroy();
  });

  it('stores an empty object', async () => {
    expect(await store.put(`${root}/empty`, Buffer.alloc(0), 'text/plain')).toEqual({ bytes: 0 });
    expect(await store.getBytes(`${root}/empty`)).toHaveLength(0);
  });

  it('returns ranges, to the last byte and beyond', async () => {
    await store.put(`${root}/range`, Buffer.from('0123456789'), 'text/plain');
    const read = async (first: number, last?: number) => {
      const { body, bytes } = await store.get(`${root}/range`, { first, ...(last !== undefined && { last }) });
      const text = (await readAll(body)).toString();
      expect(bytes).toBe(text.length);
      return text;
    };
    expect(await read(2, 4)).toBe('234');
    expect(await read(7)).toBe('789');
    expect(await read(0, 0)).toBe('0');
    expect(await read(8, 99)).toBe('89');
    await expect(store.get(`${root}/range`, { first: 10 })).rejects.toThrow(RangeError);
  });

  it('stores a multipart object byte for byte', async () => {
    const large = randomBytes(23 * MEGABYTE + 17);
    const chunks = Array.from({ length: 24 }, (_, part) => large.subarray(part * MEGABYTE, (part + 1) * MEGABYTE));
    const { bytes } = await store.put(`${root}/large`, Readable.from(chunks, { objectMode: false }), 'image/jpeg');
    expect(bytes).toBe(large.length);
    expect(sha256(await store.getBytes(`${root}/large`))).toBe(sha256(large));
  });

  it('reports a missing object', async () => {
    await expect(store.get(`${root}/nothing`)).rejects.toThrow(ObjectNotFoundError);
    await expect(store.getBytes(`${root}/nothing`)).rejects.toThrow(ObjectNotFoundError);
    await expect(store.get(`${root}/nothing`, { first: 0 })).rejects.toThrow(ObjectNotFoundError);
  });

  it.each([1, 12])('leaves nothing of a stream that fails after %i MB, and rethrows its error', async (megabytes) => {
    async function* failing() {
      for (let sent = 0; sent < megabytes; sent++) yield Buffer.alloc(MEGABYTE, 1);
      throw new Error('connection lost');
    }
    const body = Readable.from(failing(), { objectMode: false });
    await expect(store.put(`${root}/failing/a`, body, 'text/plain')).rejects.toThrow('connection lost');
    await expect(store.get(`${root}/failing/a`)).rejects.toThrow(ObjectNotFoundError);
  });

  it('deletes a prefix by pages', async () => {
    const keys = Array.from({ length: 3 }, (_, index) => `${root}/erasures/day/${index}/a`);
    for (const key of [...keys, `${root}/erasures/days`]) await store.put(key, new Uint8Array(), 'text/plain');
    expect(await store.deletePage(`${root}/erasures/day/`)).toBe(true);
    expect(await store.deletePage(`${root}/erasures/day/`)).toBe(false);
    expect(await store.list(`${root}/erasures/`)).toEqual([`${root}/erasures/days`]);
  });

  it('deletes exactly a prefix, idempotently', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `${root}/orders/1/photos/${index}`);
    for (const key of [...many, `${root}/orders/12/photos/a`]) await store.put(key, Buffer.from('a'), 'text/plain');
    await store.deletePrefix(`${root}/orders/1/`);
    await store.deletePrefix(`${root}/orders/1/`);
    for (const key of many) await expect(store.get(key)).rejects.toThrow(ObjectNotFoundError);
    expect((await store.getBytes(`${root}/orders/12/photos/a`)).toString()).toBe('a');
  });

  it('lists exactly the keys of a prefix', async () => {
    const keys = ['list/1/a', 'list/1/b/c', 'list/12/a'].map((key) => `${root}/${key}`);
    for (const key of keys) await store.put(key, Buffer.from('a'), 'text/plain');
    expect((await store.list(`${root}/list/1/`)).toSorted()).toEqual(keys.slice(0, 2));
    expect(await store.list(`${root}/list/2/`)).toEqual([]);
    await expect(store.list(`${root}/list`)).rejects.toThrow('ends with a slash');
  });

  it('lists in pages and in order, from behind a key on', async () => {
    const names = Array.from({ length: PAGE_KEYS + 3 }, (_, n) => String(n).padStart(4, '0'));
    // A folder sorts by its slash, behind a dash.
    const keys = [...names, 'a-b', 'a/b', 'a/c', 'a0'].map((name) => `${root}/pages/${name}`);
    const unsent = keys.values();
    const putAll = async () => {
      for (const key of unsent) await store.put(key, Buffer.alloc(0), 'text/plain');
    };
    await Promise.all(Array.from({ length: 20 }, putAll));
    const pages = await pagesOf(store, `${root}/pages/`);
    expect(pages.map(({ length }) => length)).toEqual([PAGE_KEYS, keys.length - PAGE_KEYS]);
    expect(pages.flat()).toEqual(keys);
    for (const after of [...['a', 'a/', 'a/b', 'b'].map((name) => `${root}/pages/${name}`), ...keys.slice(2, 3)]) {
      const rest = await pagesOf(store, `${root}/pages/`, after);
      expect(rest.flat()).toEqual(keys.filter((key) => key > after));
    }
  });

  it.each(['../outside', '/etc/passwd', 'orders/../../outside', 'orders//a', 'orders/./a', ''])(
    'rejects the escaping key %j',
    async (key) => {
      await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('leaves the store');
      await expect(store.get(key)).rejects.toThrow('leaves the store');
    },
  );

  it('rejects a prefix that ends within a name', async () => {
    await expect(store.deletePrefix(`${root}/orders/1`)).rejects.toThrow('ends with a slash');
    await expect(store.deletePrefix('../')).rejects.toThrow('leaves the store');
  });

  it('answers', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

it('separates keys below a prefix from the same keys outside it', async () => {
  const { store, close } = await openFiles();
  const trial = prefixStore(store, 'trial/');
  const put = (into: ObjectStore, text: string) => into.put('orders/7/report.pdf', Buffer.from(text), 'text/plain');
  await put(store, 'real');
  await put(trial, 'tried');
  expect(await trial.list('orders/')).toEqual(['orders/7/report.pdf']);
  await trial.deletePrefix('orders/7/');
  expect((await store.getBytes('orders/7/report.pdf')).toString()).toBe('real');
  await close();
});
