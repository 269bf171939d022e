import { randomBytes } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { Database } from '../database/index.ts';
import type { KeyOwner } from '../storage/index.ts';
import type { KeyService } from './key-service.ts';
import { addOrderKey, findOrderKey } from './order-key-queries.ts';
import type { OrderKeyRow } from './order-keys-table.ts';

const DATA_KEY_BYTES = 32;

/** An order's key for photos or for results. */
export interface OrderKey {
  readonly dataKey: Buffer;
  /** As stored in Postgres. */
  readonly wrapped: Buffer;
}

/** The order, photos or analysis were deleted or withdrawn, so there is nothing to encrypt for. */
export class OrderGoneError extends Error {
  override name = 'OrderGoneError';
}

/** Keys of orders, wrapped in Postgres. @param isNeeded whether its owner has something to encrypt */
export function createOrderKeys(db: Database, service: KeyService, isNeeded: (owner: KeyOwner) => RawBuilder<boolean>) {
  const open = async (row: OrderKeyRow, owner: KeyOwner): Promise<OrderKey> => ({
    dataKey: await service.unwrap(row, owner),
    wrapped: row.wrapped,
  });
  /** Null if deleted or never created. Always asks Postgres. @throws KeysUnavailableError, SealBrokenError */
  const find = async (owner: KeyOwner): Promise<OrderKey | null> => {
    const row = await findOrderKey(db, owner.orderId, owner.kind);
    return row ? open(row, owner) : null;
  };
  const make = async (owner: KeyOwner): Promise<OrderKey> => {
    const existingKey = await find(owner);
    if (existingKey) return existingKey;
    const dataKey = randomBytes(DATA_KEY_BYTES);
    const wrapped = await service.wrap(dataKey, owner);
    const isAdded = await addOrderKey(db, { ...owner, ...wrapped }, isNeeded(owner));
    if (isAdded) return { dataKey, wrapped: wrapped.wrapped };
    // Created concurrently, or the owner is gone.
    const concurrentKey = await find(owner);
    if (!concurrentKey) throw new OrderGoneError('There is no order to make a key for');
    return concurrentKey;
  };
  const creations = new Map<string, Promise<OrderKey>>();
  return {
    find,
    /** Creates it if missing; concurrent calls share one request. @throws OrderGoneError, and what `find` throws */
    make: (owner: KeyOwner) => {
      const name = `${owner.orderId} ${owner.kind}`;
      const creation = creations.get(name) ?? make(owner).finally(() => creations.delete(name));
      creations.set(name, creation);
      return creation;
    },
  };
}
export type OrderKeys = ReturnType<typeof createOrderKeys>;
