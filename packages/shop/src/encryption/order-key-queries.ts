import { type RawBuilder, sql } from 'kysely';
import { type Database, deleteSome, type Transaction } from '../database/index.ts';
import type { KeyKind, OrderKeyRow } from './order-keys-table.ts';
import { query } from './tables.ts';

export async function findOrderKey(
  db: Database | Transaction,
  orderId: number,
  kind: KeyKind,
): Promise<OrderKeyRow | undefined> {
  return query(db)
    .selectFrom('order_keys')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

export interface NewOrderKey {
  readonly orderId: number;
  readonly kind: KeyKind;
  readonly wrapped: Buffer;
  readonly master: string;
}

/** Adds a key unless there is one. False if not added. @param isNeeded whether there is something to encrypt, locked */
export async function addOrderKey(
  db: Database,
  { orderId, kind, wrapped, master }: NewOrderKey,
  isNeeded: RawBuilder<boolean>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into order_keys (order_id, kind, wrapped, master)
    select ${orderId}::bigint, ${kind}, ${wrapped}::bytea, ${master} where ${isNeeded}
    on conflict do nothing
    returning order_id`.execute(query(db));
  return rows.length > 0;
}

/** A key identified by its wrapped bytes. */
export type KeyInUse = Pick<OrderKeyRow, 'kind' | 'wrapped'>;

/** Whether an order still has these keys. Requires the order's lock, which guards their deletion. */
export async function hasKeys(trx: Transaction, orderId: number, keys: readonly KeyInUse[]): Promise<boolean> {
  for (const { kind, wrapped } of keys) {
    const key = await findOrderKey(trx, orderId, kind);
    if (!key?.wrapped.equals(wrapped)) return false;
  }
  return true;
}

/** Deletes an order's keys: every encrypted copy becomes unreadable. */
export async function deleteOrderKeys(
  trx: Transaction,
  orderId: number,
  kinds: readonly KeyKind[] = ['photos', 'results', 'evidence'],
): Promise<void> {
  await query(trx).deleteFrom('order_keys').where('order_id', '=', orderId).where('kind', 'in', kinds).execute();
}

/** Deletes keys of abandoned uploads. Returns how many. @param isKept whether `order_keys.order_id` has an order */
export const deleteKeysWithout = (db: Database, isKept: RawBuilder<boolean>, olderThanMs: number): Promise<number> =>
  deleteSome(db, 'order_keys', sql`created_at < now() - ${olderThanMs} * interval '1 millisecond' and not ${isKept}`);

/** Keys under other master keys, by cursor. */
export async function listOrderKeysNotUnder(
  db: Database,
  master: string,
  { after, limit }: { after: Pick<OrderKeyRow, 'order_id' | 'kind'> | undefined; limit: number },
): Promise<OrderKeyRow[]> {
  const { order_id, kind } = after ?? { order_id: 0, kind: '' };
  return query(db)
    .selectFrom('order_keys')
    .selectAll()
    .where('master', '!=', master)
    .where(sql<boolean>`(order_id, kind) > (${order_id}, ${kind})`)
    .orderBy('order_id')
    .orderBy('kind')
    .limit(limit)
    .execute();
}

/** Rewraps a key unless it changed or is gone. */
export async function rewrapOrderKey(
  db: Database,
  { order_id, kind, wrapped }: OrderKeyRow,
  wrappedKey: Pick<OrderKeyRow, 'wrapped' | 'master'>,
): Promise<void> {
  await query(db)
    .updateTable('order_keys')
    .set({ wrapped: wrappedKey.wrapped, master: wrappedKey.master })
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('wrapped', '=', wrapped)
    .execute();
}
