import { sql } from 'kysely';
import { type Database, query, type Transaction } from '../database/database.ts';
import { deleteSome } from '../database/delete-some.ts';
import type { KeyKind, OrderKeyRow } from './order-keys-table.ts';

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
  /** Store prefix of photos uploaded before the order is placed. */
  readonly uploads: string;
}

/** Adds a key unless there is one, if the order still exists and has something to encrypt. False if not added. */
export async function addOrderKey(
  db: Database,
  { orderId, kind, wrapped, master, uploads }: NewOrderKey,
): Promise<boolean> {
  const { rows } = await sql`
    with named as (select id, progress from orders where id = ${orderId} for key share)
    insert into order_keys (order_id, kind, wrapped, master)
    select ${orderId}::bigint, ${kind}, ${wrapped}::bytea, ${master}
    where case ${kind}
      when 'photos' then exists (select from uploads_under_way where starts_with(prefix, ${uploads}))
        or exists (select from named join photos on photos.order_id = named.id)
      when 'evidence' then exists (select from named)
      else exists (select from named where progress in ('processing', 'analyzed'))
        or exists (select from named join analyses on analyses.order_id = named.id)
        or exists (select from named join reports on reports.order_id = named.id) end
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

/** Deletes keys of abandoned uploads. Returns how many. */
export const deleteOrphanedKeys = (db: Database, olderThanMs: number): Promise<number> =>
  deleteSome(
    db,
    'order_keys',
    sql`created_at < now() - ${olderThanMs} * interval '1 millisecond'
      and not exists (select from orders where orders.id = order_keys.order_id)`,
  );

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
