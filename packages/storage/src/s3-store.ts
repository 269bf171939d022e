import type { Readable } from 'node:stream';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ObjectNotFoundError, type ObjectStore, readAll } from './object-store.ts';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** For S3-compatible stores such as MinIO; absent for AWS itself. */
  readonly endpoint?: string | undefined;
  /** Absent: the SDK's own chain (environment, profile, instance role). */
  readonly credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export function createS3Store({ bucket, region, endpoint, credentials }: S3Options): ObjectStore {
  const client = new S3Client({
    region,
    maxAttempts: 4,
    // Compatible stores answer under a path, not under a host of their own, and know no flexible checksums.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
    ...(credentials && { credentials }),
  });

  const get: ObjectStore['get'] = async (key) => {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return { body: Body as Readable, bytes: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) throw new ObjectNotFoundError(key);
      throw error;
    }
  };

  async function* listKeys(prefix: string): AsyncGenerator<string[]> {
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }),
      );
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      token = page.NextContinuationToken;
    } while (token);
  }

  return {
    get,
    getBytes: async (key) => readAll((await get(key)).body),
    put: async (key, body, contentType) => {
      const upload = new Upload({
        client,
        params: {
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: contentType,
          // Access goes through the gateway alone; nothing between may keep a copy.
          CacheControl: 'private, no-store',
        },
      });
      await upload.done();
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
      return { bytes: ContentLength ?? 0 };
    },
    deletePrefix: async (prefix) => {
      for await (const keys of listKeys(prefix)) {
        if (keys.length === 0) continue;
        const objects = keys.map((Key) => ({ Key }));
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } }),
        );
        if (Errors?.length) throw new Error(`The store kept ${Errors.length} objects: ${Errors[0]?.Code}`);
      }
    },
    ping: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
