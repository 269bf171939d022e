import { ConfigError, type ConfigOf, type keysConfig } from '@trueseason/platform/runtime';
import { createMeasurements, type Measurements } from '../analysis/index.ts';
import type { Database } from '../database/index.ts';
import {
  createKmsKeyService,
  createLocalKeyService,
  createOrderKeys,
  createSealedStore,
  type KeyService,
  KeysRefusedError,
  type OrderKeys,
} from '../encryption/index.ts';
import type { ObjectStore } from '../storage/index.ts';
import { isKeyNeeded } from './keys-in-need.ts';

/** Key settings of each service: a configured master key, or one in AWS KMS. */
export type KeysConfig = ConfigOf<typeof keysConfig>;

/** @throws ConfigError without either kind of master key */
export function openKeyService(config: KeysConfig): KeyService {
  const [newest, ...older] = [config.MASTER_KEY, config.MASTER_KEY_PREVIOUS].flatMap((key) =>
    key ? Buffer.from(key, 'hex') : [],
  );
  const local = newest && createLocalKeyService(newest, older);
  const { KMS_KEY_ID: keyId, KMS_REGION: region, KMS_ENDPOINT: endpoint } = config;
  const service = keyId ? createKmsKeyService({ keyId, region, endpoint }, local) : local;
  if (!service) throw new ConfigError('Photos and results are sealed: set MASTER_KEY or KMS_KEY_ID. See .env.example.');
  return service;
}

export const openOrderKeys = (db: Database, service: KeyService): OrderKeys =>
  createOrderKeys(db, service, isKeyNeeded);

export interface OpenedKeys {
  readonly store: ObjectStore;
  readonly measurements: Measurements;
  /** Whether the key service responds and accepts us. @throws KeysUnavailableError */
  pingKeys(): Promise<void>;
}

export function createSealing(service: KeyService, db: Database, store: ObjectStore): OpenedKeys {
  const keys = openOrderKeys(db, service);
  return {
    store: createSealedStore(store, keys),
    measurements: createMeasurements(db, keys),
    pingKeys: () => service.ping(),
  };
}

/** A refusal by the key service is a configuration error; an outage is waited for. @throws ConfigError */
export async function openKeys(config: KeysConfig, db: Database, store: ObjectStore): Promise<OpenedKeys> {
  const service = openKeyService(config);
  await service.ping().catch((error: unknown) => {
    if (error instanceof KeysRefusedError) throw new ConfigError(error.message);
  });
  return createSealing(service, db, store);
}
