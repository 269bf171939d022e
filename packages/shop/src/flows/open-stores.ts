import { ConfigError, type ConfigOf, type databaseConfig, type Logger } from '@trueseason/platform/runtime';
import { type Database, openDatabase } from '../database/index.ts';
import { type ObjectStore, openStore, type StorageConfig, StoreRefusedError } from '../storage/index.ts';
import { type KeysConfig, type OpenedKeys, openKeys } from './open-keys.ts';

/** A refusal by the store is a configuration error; an outage is waited for. @throws ConfigError */
async function requireWelcome(store: ObjectStore): Promise<void> {
  await store.ping().catch((error: unknown) => {
    if (error instanceof StoreRefusedError) throw new ConfigError(error.message);
  });
}

/** A service's data: Postgres and the encrypted object store. @throws ConfigError */
export async function openStores(
  config: ConfigOf<typeof databaseConfig> & KeysConfig & StorageConfig,
  logger: Logger,
): Promise<OpenedKeys & { readonly db: Database }> {
  const bareStore = openStore(config);
  await requireWelcome(bareStore);
  const db = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    onError: (err) => logger.warn({ err }, 'lost a database connection'),
  });
  return { db, ...(await openKeys(config, db, bareStore)) };
}
