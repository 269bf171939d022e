import { type Db, openDatabase } from '@trueseason/db';
import { createOrderKeys, createSealedStore, isSealed, openKeyService } from '@trueseason/keys';
import type { System } from '@trueseason/local-stack';
import { keysConfig, readConfig } from '@trueseason/runtime';
import { createFileStore, objectKeys } from '@trueseason/storage';

/** Copies of an order's objects, as somebody may have made of the store before the order was deleted. */
export interface Copies {
  readonly objects: number;
  /** How many of them are sealed. */
  readonly sealed: number;
  /** Puts them back and gives how many open with the master key of the system and what Postgres has now. */
  countOpened(): Promise<number>;
  /** Removes what was put back. */
  remove(): Promise<void>;
}

export async function copyObjects(system: System, db: Db, orderId: number): Promise<Copies> {
  const files = createFileStore(system.env.STORAGE_DIR ?? '');
  const prefix = objectKeys.order(orderId);
  const keys = await files.list(prefix);
  const copies = await Promise.all(keys.map(async (key) => ({ key, bytes: await files.getBytes(key) })));
  const service = openKeyService(readConfig(keysConfig, system.env));
  const store = createSealedStore(files, createOrderKeys(db, service));
  const opens = (key: string) =>
    store.getBytes(key).then(
      () => true,
      () => false,
    );
  return {
    objects: copies.length,
    sealed: copies.filter(({ bytes }) => isSealed(bytes)).length,
    countOpened: async () => {
      for (const { key, bytes } of copies) await files.put(key, bytes, 'application/octet-stream');
      return (await Promise.all(keys.map(opens))).filter(Boolean).length;
    },
    remove: () => files.deletePrefix(prefix),
  };
}

export const openSystemDatabase = (system: System): Db =>
  openDatabase({ url: system.env.DATABASE_URL ?? '', poolSize: 1, onError: () => {} });
