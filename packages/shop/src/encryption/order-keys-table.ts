import type { Generated, Selectable } from 'kysely';

/** Keys of an order's parts, wrapped by a master key outside this database. */
export interface OrderKeysTable {
  order_id: number;
  kind: 'photos' | 'results' | 'evidence';
  wrapped: Buffer;
  master: string;
  created_at: Generated<Date>;
}
export type OrderKeyRow = Selectable<OrderKeysTable>;
export type KeyKind = OrderKeysTable['kind'];
