import { sql } from 'kysely';
import type { Db, Trx } from '../database.ts';
import type { KeyKind, OrderKeyRow } from '../schema/order-keys.ts';

export async function findOrderKey(db: Db | Trx, orderId: number, kind: KeyKind): Promise<OrderKeyRow | undefined> {
  return db
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
  /** Where the photos of an order that is not there yet are stored. */
  readonly uploads: string;
}

/**
 * Adds a key where there is none, and where there is something to seal: photos on record or under way, an order that is
 * analyzed or has a result. What is deleted or taken back gets no other. False where nothing was added.
 */
export async function addOrderKey(db: Db, { orderId, kind, wrapped, master, uploads }: NewOrderKey): Promise<boolean> {
  const { rows } = await sql`
    with named as (select id, progress from orders where id = ${orderId} for key share)
    insert into order_keys (order_id, kind, wrapped, master)
    select ${orderId}::bigint, ${kind}, ${wrapped}::bytea, ${master}
    where case ${kind}
      when 'photos' then exists (select from uploads_under_way where starts_with(prefix, ${uploads}))
        or exists (select from named join photos on photos.order_id = named.id)
      else exists (select from named where progress in ('processing', 'analyzed'))
        or exists (select from named join analyses on analyses.order_id = named.id)
        or exists (select from named join reports on reports.order_id = named.id) end
    on conflict do nothing
    returning order_id`.execute(db);
  return rows.length > 0;
}

/** A key that something is sealed with, as it was wrapped at the time: that tells it from any other. */
export type KeyInUse = Pick<OrderKeyRow, 'kind' | 'wrapped'>;

/** Whether an order still has all these keys. The caller holds the order's lock, under which keys are deleted. */
export async function hasKeys(trx: Trx, orderId: number, keys: readonly KeyInUse[]): Promise<boolean> {
  for (const { kind, wrapped } of keys) {
    const held = await findOrderKey(trx, orderId, kind);
    if (!held?.wrapped.equals(wrapped)) return false;
  }
  return true;
}

/** Deletes the keys of an order: what they sealed is gone, wherever there may be a copy of it. */
export async function deleteOrderKeys(
  trx: Trx,
  orderId: number,
  kinds: readonly KeyKind[] = ['photos', 'results'],
): Promise<void> {
  await trx.deleteFrom('order_keys').where('order_id', '=', orderId).where('kind', 'in', kinds).execute();
}

/** Deletes keys of uploads that became no order. Returns how many. */
export async function deleteOrphanedKeys(db: Db, olderThanMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('order_keys')
    .where('created_at', '<', sql<Date>`now() - ${olderThanMs} * interval '1 millisecond'`)
    .where('order_id', 'not in', (eb) => eb.selectFrom('orders').select('id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Keys under any other master key, after one of them, in order. */
export async function listOrderKeysNotUnder(
  db: Db,
  master: string,
  { after, limit }: { after: Pick<OrderKeyRow, 'order_id' | 'kind'> | undefined; limit: number },
): Promise<OrderKeyRow[]> {
  const { order_id, kind } = after ?? { order_id: 0, kind: '' };
  return db
    .selectFrom('order_keys')
    .selectAll()
    .where('master', '!=', master)
    .where(sql<boolean>`(order_id, kind) > (${order_id}, ${kind})`)
    .orderBy('order_id')
    .orderBy('kind')
    .limit(limit)
    .execute();
}

/** Puts a key in its new wrapping, unless it is another one by now, or gone. */
export async function rewrapOrderKey(
  db: Db,
  { order_id, kind, wrapped }: OrderKeyRow,
  anew: Pick<OrderKeyRow, 'wrapped' | 'master'>,
): Promise<void> {
  await db
    .updateTable('order_keys')
    .set({ wrapped: anew.wrapped, master: anew.master })
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('wrapped', '=', wrapped)
    .execute();
}
