import type { Database } from '../database/index.ts';
import { type KeyService, KeysRefusedError, KeysUnavailableError } from './key-service.ts';
import { listOrderKeysNotUnder, rewrapOrderKey } from './order-key-queries.ts';
import type { OrderKeyRow } from './order-keys-table.ts';

const BATCH = 500;

export interface Rotated {
  /** Keys rewrapped under the newest master key. */
  rewrapped: number;
  /** Keys that could not be unwrapped or wrapped; unchanged. */
  failed: number;
  /** The first error of each kind. */
  readonly reasons: Set<string>;
}

async function rewrap(db: Database, service: KeyService, row: OrderKeyRow): Promise<void> {
  const owner = { orderId: row.order_id, kind: row.kind };
  const dataKey = await service.unwrap(row, owner);
  // Keys deleted meanwhile stay deleted.
  await rewrapOrderKey(db, row, await service.wrap(dataKey, owner));
}

/**
 * Rewraps data keys under the newest master key, without touching encrypted data. Services may keep running; can be
 * repeated after an interruption. @throws KeysUnavailableError
 */
export async function rotateKeys(db: Database, service: KeyService): Promise<Rotated> {
  const rotated: Rotated = { rewrapped: 0, failed: 0, reasons: new Set() };
  let cursor: Pick<OrderKeyRow, 'order_id' | 'kind'> | undefined;
  for (;;) {
    const rows = await listOrderKeysNotUnder(db, service.newest, { after: cursor, limit: BATCH });
    for (const row of rows) {
      await rewrap(db, service, row).then(
        () => (rotated.rewrapped += 1),
        (error: unknown) => {
          // An outage affects all keys.
          if (error instanceof KeysUnavailableError && !(error instanceof KeysRefusedError)) throw error;
          rotated.failed += 1;
          rotated.reasons.add(error instanceof Error ? error.message : String(error));
        },
      );
    }
    cursor = rows.at(-1);
    if (!cursor) return rotated;
  }
}
