import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFileStore } from './file-store.ts';
import { ObjectNotFoundError, readAll, StoreRefusedError, StoreUnavailableError } from './object-store.ts';
import { createS3Store } from './s3-store.ts';
import { type OpenedS3, openS3, S3_NAME } from './testing/drivers.ts';
import type { Fault } from './testing/faulty-proxy.ts';

const MEGABYTE = 1024 * 1024;
const KEY = 'faults/1/a';

describe(S3_NAME, () => {
  let s3: OpenedS3;
  beforeAll(async () => {
    s3 = await openS3(500);
    await s3.behind.put('faults/kept/a', Buffer.alloc(2 * MEGABYTE, 7), 'text/plain');
  });
  afterEach(async () => {
    s3.proxy.break(undefined);
    await s3.behind.deletePrefix('faults/1/');
  });
  afterAll(async () => {
    await s3.behind.deletePrefix('faults/');
    await s3.close();
  });

  const verbs = (store: OpenedS3['store']): Record<string, () => Promise<unknown>> => ({
    put: () => store.put(KEY, Buffer.from('a'), 'text/plain'),
    'put of several parts': () =>
      store.put(KEY, Readable.from([Buffer.alloc(7 * MEGABYTE)], { objectMode: false }), 'text/plain'),
    get: () => store.get('faults/kept/a'),
    getBytes: () => store.getBytes('faults/kept/a'),
    deletePrefix: () => store.deletePrefix('faults/kept/'),
    ping: () => store.ping(),
  });

  const outages: [string, Fault][] = [
    ['asks to slow down', { status: 503, code: 'SlowDown' }],
    ['has an internal error', { status: 500, code: 'InternalError' }],
    ['resets the connection', 'reset'],
    ['says nothing', 'silence'],
  ];
  describe.each(outages)('a store that %s', (_what, fault) => {
    it.each(['put', 'put of several parts', 'get', 'getBytes', 'deletePrefix', 'ping'])(
      'reports an outage for %s',
      async (verb) => {
        s3.proxy.break(() => fault);
        const error = await verbs(s3.store)
          [verb]?.()
          .catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(StoreUnavailableError);
        expect(error).not.toBeInstanceOf(StoreRefusedError);
        s3.proxy.break(undefined);
        await expect(s3.behind.get(KEY)).rejects.toThrow(ObjectNotFoundError);
        expect((await s3.behind.get('faults/kept/a')).bytes).toBe(2 * MEGABYTE);
      },
      30_000,
    );
  });

  it('tolerates a briefly slow store', async () => {
    // A new client: one with many failures retries less.
    const fresh = await openS3();
    let refused = 0;
    fresh.proxy.break(() => (refused++ < 2 ? { status: 503, code: 'SlowDown' } : undefined));
    expect(await fresh.store.put(KEY, Buffer.from('abc'), 'text/plain')).toEqual({ bytes: 3 });
    expect((await fresh.behind.getBytes(KEY)).toString()).toBe('abc');
    await fresh.close();
  });

  it('leaves no object if one of several parts fails', async () => {
    s3.proxy.break(({ url = '' }) =>
      url.includes('partNumber=2') ? { status: 500, code: 'InternalError' } : undefined,
    );
    const body = Readable.from([Buffer.alloc(12 * MEGABYTE)], { objectMode: false });
    await expect(s3.store.put(KEY, body, 'text/plain')).rejects.toThrow(StoreUnavailableError);
    await expect(s3.behind.get(KEY)).rejects.toThrow(ObjectNotFoundError);
  });

  it('distinguishes a truncated object from a complete one', async () => {
    s3.proxy.break(() => 'cut');
    const { body, bytes } = await s3.store.get('faults/kept/a');
    expect(bytes).toBe(2 * MEGABYTE);
    await expect(readAll(body)).rejects.toThrow(StoreUnavailableError);
  });

  it('distinguishes a stalled object from an unread one', async () => {
    const unread = await s3.store.get('faults/kept/a');
    s3.proxy.break(() => 'stall');
    const { body } = await s3.store.get('faults/kept/a');
    await expect(readAll(body)).rejects.toThrow(StoreUnavailableError);
    expect(await readAll(unread.body)).toHaveLength(2 * MEGABYTE);
  });

  const refusals: [string, Fault, string][] = [
    ['denies', { status: 403, code: 'AccessDenied' }, 'permissions'],
    ['does not know the key', { status: 403, code: 'InvalidAccessKeyId' }, 'S3_ACCESS_KEY_ID'],
    ['finds the signature wrong', { status: 403, code: 'SignatureDoesNotMatch' }, 'S3_SECRET_ACCESS_KEY'],
    ['lies in another region', { status: 301, code: 'PermanentRedirect' }, 'S3_REGION'],
    ['is signed for another region', { status: 400, code: 'AuthorizationHeaderMalformed' }, 'S3_REGION'],
    ['has no such bucket', { status: 404, code: 'NoSuchBucket' }, 'S3_BUCKET'],
    ['finds the clock wrong', { status: 403, code: 'RequestTimeTooSkewed' }, 'clock'],
  ];
  it.each(refusals)(
    'reports what to fix when the store %s',
    async (_what, fault, word) => {
      s3.proxy.break(() => fault);
      for (const call of Object.values(verbs(s3.store))) {
        const error = await call().catch((reason: unknown) => reason);
        // In a missing bucket, a missing object is not reported as such.
        expect(error).toBeInstanceOf(StoreRefusedError);
        expect(String(error)).toContain(word);
      }
    },
    30_000,
  );

  it.runIf(process.env.S3_TEST_URL)(
    'is refused by the real server for a wrong secret and a missing bucket',
    async () => {
      const { origin, username, password, pathname } = new URL(process.env.S3_TEST_URL ?? '');
      const at = (bucket: string, secretAccessKey: string) =>
        createS3Store({
          bucket,
          region: 'us-east-1',
          endpoint: origin,
          credentials: { accessKeyId: username, secretAccessKey },
        });
      await expect(at(pathname.slice(1), 'wrong').ping()).rejects.toThrow('S3_SECRET_ACCESS_KEY');
      await expect(at('there-is-none', password).ping()).rejects.toThrow(StoreRefusedError);
    },
  );
});

it('reports an outage if no server listens', async () => {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  const unreachable = createS3Store({ bucket: 'a', region: 'us-east-1', endpoint: 'http://127.0.0.1:9', credentials });
  await expect(unreachable.ping()).rejects.toThrow(StoreUnavailableError);
});

it('reports that a folder cannot be a store', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'store-'));
  await writeFile(join(directory, 'file'), '');
  expect(() => createFileStore(join(directory, 'file'))).toThrow('is no folder');
  // Root can write anywhere, so skip this as root.
  if (process.getuid?.() !== 0) {
    await chmod(directory, 0o500);
    await expect(createFileStore(directory).ping()).rejects.toThrow(StoreRefusedError);
  }
  await rm(directory, { recursive: true });
});
