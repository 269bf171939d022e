import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  assertFolderPrefix,
  assertObjectKey,
  type ObjectStore,
  PAGE_KEYS,
  readAll,
  StoreUnavailableError,
  trackSourceError,
} from './object-store.ts';
import { asStoreError } from './s3-errors.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores; omit for AWS. */
  readonly endpoint?: string | undefined;
  /** Default: the SDK's chain (environment, profile, instance role). */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Maximum silence during a response. Parts are sent from memory, so slow clients do not count. */
  readonly silenceMs?: number;
}

/** A 5 MB part within a data center takes well under a second; longer silence is an outage. */
const SILENCE_MS = 10_000;
const CONNECT_MS = 3_000;

function createClient({ region, endpoint, credentials, silenceMs = SILENCE_MS }: S3Options): S3Client {
  return new S3Client({
    region,
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: Math.min(CONNECT_MS, silenceMs),
      requestTimeout: silenceMs,
      throwOnRequestTimeout: true,
      // HTTPS_PROXY and NO_PROXY, for networks without internet access.
      httpsAgent: { proxyEnv: process.env },
    },
    // Compatible stores need path-style addresses, without flexible checksums.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    ...(credentials && { credentials }),
  });
}

/** The body with our errors, also for missing bytes and a store silent while the reader waits. Readers may be slow. */
function guardBody(body: Readable, expectedBytes: number, silenceMs: number): Readable {
  // Readers get the error; there may be none.
  body.on('error', () => {});
  async function* guardedChunks() {
    const chunks = body[Symbol.asyncIterator]();
    let receivedBytes = 0;
    try {
      for (;;) {
        const silence = AbortSignal.timeout(silenceMs);
        const abortOnSilence = () => body.destroy(new StoreUnavailableError('The store broke off: it is silent'));
        silence.addEventListener('abort', abortOnSilence);
        const { done, value } = await chunks.next();
        silence.removeEventListener('abort', abortOnSilence);
        if (done) break;
        receivedBytes += value.length;
        yield value;
      }
      if (receivedBytes < expectedBytes) throw new StoreUnavailableError('The store broke off');
    } catch (error) {
      throw asStoreError(error);
    } finally {
      body.destroy();
    }
  }
  const guardedBody = Readable.from(guardedChunks(), { objectMode: false });
  // Even without a reader: the generator has not started then.
  return guardedBody.once('close', () => body.destroy());
}

/** @throws StoreUnavailableError, and ObjectNotFoundError for a key */
async function withStoreErrors<Result>(call: Promise<Result>, key?: string): Promise<Result> {
  return call.catch((error: unknown) => {
    throw asStoreError(error, key);
  });
}

export function createS3Store(options: S3Options): ObjectStore {
  const { bucket } = options;
  const client = createClient(options);
  // Separate connections: slow or absent readers never block storing.
  const readClient = createClient(options);

  const get: ObjectStore['get'] = async (key, range) => {
    assertObjectKey(key);
    const Range = range && `bytes=${range.first}-${range.last ?? ''}`;
    const response = await withStoreErrors(
      readClient.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range })),
      key,
    );
    if (!(response.Body instanceof Readable)) throw new StoreUnavailableError('The store sent no body');
    const bytes = response.ContentLength ?? 0;
    return { body: guardBody(response.Body, bytes, options.silenceMs ?? SILENCE_MS), bytes };
  };

  async function* pages(prefix: string, after?: string): AsyncGenerator<string[]> {
    assertFolderPrefix(prefix);
    const within = { Bucket: bucket, Prefix: prefix, MaxKeys: PAGE_KEYS };
    let token: string | undefined;
    do {
      const from = token ? { ContinuationToken: token } : { StartAfter: after };
      const page = await withStoreErrors(client.send(new ListObjectsV2Command({ ...within, ...from })));
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      token = page.NextContinuationToken;
    } while (token);
  }

  async function deleteKeys(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const objects = keys.map((Key) => ({ Key }));
    const { Errors } = await withStoreErrors(
      client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } })),
    );
    if (Errors?.length) {
      throw new StoreUnavailableError(`The store kept ${Errors.length} objects: ${Errors[0]?.Code}`);
    }
  }

  return {
    get,
    getBytes: async (key) => readAll((await get(key)).body),
    put: async (key, body, contentType) => {
      assertObjectKey(key);
      const sourceFailure = trackSourceError(body);
      const upload = new Upload({
        client,
        params: {
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          // Only the gateway gives access; intermediaries must not cache.
          CacheControl: 'private, no-store',
        },
      });
      try {
        await upload.done();
      } catch (error) {
        throw sourceFailure() ?? asStoreError(error);
      }
      const { ContentLength } = await withStoreErrors(client.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
      return { bytes: ContentLength ?? 0 };
    },
    list: async (prefix) => {
      const keys: string[] = [];
      for await (const page of pages(prefix)) keys.push(...page);
      return keys;
    },
    pages,
    delete: async (key) => {
      assertObjectKey(key);
      await withStoreErrors(client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
    deletePrefix: async (prefix) => {
      for await (const keys of pages(prefix)) await deleteKeys(keys);
    },
    deletePage: async (prefix) => {
      for await (const keys of pages(prefix)) {
        await deleteKeys(keys);
        return keys.length > 0;
      }
      return false;
    },
    // Not HEAD bucket, whose responses have no body to explain errors.
    ping: async () => {
      await withStoreErrors(client.send(new ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 })));
    },
  };
}
