import { sql } from 'kysely';
import type { Db } from '../database.ts';
import type { GrantLevel } from '../schema/access.ts';
import type { OrderRow } from '../schema/orders.ts';

type InJson<Value> = Value extends Date ? string : Value;
type OrderJson = { readonly [Column in keyof OrderRow]: InJson<OrderRow[Column]> };

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const fromJson = (row: OrderJson): OrderRow => ({
  ...row,
  created_at: new Date(row.created_at),
  progress_at: new Date(row.progress_at),
  photos_asked_at: dateOf(row.photos_asked_at),
  settled_at: dateOf(row.settled_at),
  completed_at: dateOf(row.completed_at),
  photos_deleted_at: dateOf(row.photos_deleted_at),
  withdrawn_at: dateOf(row.withdrawn_at),
});

export interface HeldOrder {
  readonly order: OrderRow | undefined;
  readonly level: GrantLevel | null;
}

/**
 * An order, and what the browser with this session may do with it: one question, because every poll asks both. The row
 * comes as JSON, which is parsed at once where its columns are parsed one by one.
 */
export async function findHeldOrder(db: Db, id: number, tokenHash: string | null): Promise<HeldOrder> {
  const { rows } = await sql<{ order: OrderJson; level: GrantLevel | null }>`/* held-order */
    select row_to_json(orders) as "order", (
      select level from grants join sessions using (token_hash)
      where token_hash = ${tokenHash} and order_id = ${id} and expires_at > now()
    ) as level from orders where id = ${id}`.execute(db);
  const [found] = rows;
  return found ? { order: fromJson(found.order), level: found.level } : { order: undefined, level: null };
}
