import { type Db, openDatabase } from '@trueseason/db';
import { ConfigError, type Logger } from '@trueseason/runtime';
import { type ObjectStore, openStore, type StorageConfig, StoreRefusedError } from '@trueseason/storage';
import { type KeysConfig, type OpenedKeys, openKeys } from './open-keys.ts';

interface StoresConfig extends KeysConfig {
  readonly DATABASE_URL: string;
  readonly DATABASE_POOL_SIZE: number;
}

/** A store that refuses us is a wrong configuration; one that is away is waited for. @throws ConfigError */
async function requireWelcome(store: ObjectStore): Promise<void> {
  await store.ping().catch((error: unknown) => {
    if (error instanceof StoreRefusedError) throw new ConfigError(error.message);
  });
}

/** Where a service keeps what it holds: Postgres, and what is sealed in it and in the object store. @throws ConfigError */
export async function openStores(
  config: StoresConfig & StorageConfig,
  logger: Logger,
): Promise<OpenedKeys & { readonly db: Db }> {
  const bareStore = openStore(config);
  await requireWelcome(bareStore);
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    onError: (err) => logger.warn({ err }, 'lost a database connection'),
  });
  return { db, ...(await openKeys(config, db, bareStore)) };
}
