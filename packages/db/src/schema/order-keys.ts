import type { Generated, Selectable } from 'kysely';

/** What an order's photos and results are sealed with, wrapped by a master key that is not in this database. */
export interface OrderKeysTable {
  order_id: number;
  kind: 'photos' | 'results';
  wrapped: Buffer;
  /** Which master key. */
  master: string;
  created_at: Generated<Date>;
}
export type OrderKeyRow = Selectable<OrderKeysTable>;
export type KeyKind = OrderKeysTable['kind'];
