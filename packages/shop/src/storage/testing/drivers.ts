import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Endpoint } from '@trueseason/stand-ins';
import { createFileStore } from '../file-store.ts';
import type { ObjectStore } from '../object-store.ts';
import { createS3Store } from '../s3-store.ts';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';

export interface OpenedStore {
  readonly store: ObjectStore;
  close(): Promise<void>;
}

export interface OpenedS3 extends OpenedStore {
  readonly proxy: FaultyProxy;
  /** The same bucket without the proxy: what is really stored. */
  readonly behind: ObjectStore;
}

/**
 * A real server for the contract test: S3_TEST_URL=http://key:secret@host:port/bucket. Default: an in-memory endpoint.
 */
const REAL = process.env.S3_TEST_URL ? new URL(process.env.S3_TEST_URL) : undefined;
export const S3_NAME = REAL ? `S3 at ${REAL.host}` : 'S3 in memory';

export async function openFiles(): Promise<OpenedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'store-'));
  return { store: createFileStore(directory), close: () => rm(directory, { recursive: true, force: true }) };
}

/** @param silenceMs shorter than in production, for tests with a silent store */
export async function openS3(silenceMs?: number): Promise<OpenedS3> {
  const bucket = REAL?.pathname.slice(1) ?? `bucket-${randomBytes(4).toString('hex')}`;
  const inMemory = REAL ? undefined : await startS3Endpoint(bucket);
  const proxy = await startFaultyProxy(REAL?.origin ?? inMemory?.url ?? '');
  const credentials = {
    accessKeyId: decodeURIComponent(REAL?.username || 'key'),
    secretAccessKey: decodeURIComponent(REAL?.password || 'secret'),
  };
  const at = (endpoint: string, own: { silenceMs?: number } = {}) =>
    createS3Store({ bucket, region: 'us-east-1', endpoint, credentials, ...own });
  return {
    proxy,
    store: at(proxy.url, silenceMs ? { silenceMs } : {}),
    behind: at(REAL?.origin ?? inMemory?.url ?? ''),
    close: async () => {
      await proxy.close();
      await inMemory?.close();
    },
  };
}
