import { createFileStore } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';
import { prefixStore } from './prefixed-store.ts';
import { createS3Store } from './s3-store.ts';

/** Storage settings of each service: a bucket, or a local folder. */
export interface StorageConfig {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly STORAGE_DIR?: string | undefined;
  readonly STORAGE_PREFIX?: string | undefined;
}

/** Of the bucket that Postgres is backed up to; its endpoint is a host that speaks https. */
export type BackupStoreConfig = { readonly [Name in keyof StorageConfig as `BACKUP_${Name}`]: StorageConfig[Name] };

/** @throws if neither S3_BUCKET nor STORAGE_DIR is set */
export function openStore(config: StorageConfig): ObjectStore {
  const store = openWholeStore(config);
  return config.STORAGE_PREFIX ? prefixStore(store, config.STORAGE_PREFIX) : store;
}

function openWholeStore(config: StorageConfig): ObjectStore {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (S3_BUCKET) {
    return createS3Store({
      bucket: S3_BUCKET,
      region: config.S3_REGION,
      endpoint: config.S3_ENDPOINT,
      credentials:
        S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
          ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
          : undefined,
    });
  }
  if (config.STORAGE_DIR) return createFileStore(config.STORAGE_DIR);
  throw new Error('Set S3_BUCKET or STORAGE_DIR');
}

/** The bucket that Postgres is copied to; undefined without one. */
export const openBackupStore = (config: BackupStoreConfig): ObjectStore | undefined =>
  config.BACKUP_S3_BUCKET
    ? openStore({
        S3_BUCKET: config.BACKUP_S3_BUCKET,
        S3_REGION: config.BACKUP_S3_REGION,
        S3_ENDPOINT: config.BACKUP_S3_ENDPOINT && `https://${config.BACKUP_S3_ENDPOINT}`,
        S3_ACCESS_KEY_ID: config.BACKUP_S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: config.BACKUP_S3_SECRET_ACCESS_KEY,
      })
    : undefined;
