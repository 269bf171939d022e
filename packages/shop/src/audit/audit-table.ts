import type { Generated, Selectable } from 'kysely';

/** Operator actions. Append-only. */
export interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  /** Null if not about an order, or once it is deleted. */
  order_id: number | null;
  detail: Generated<string>;
  actor: Generated<string>;
  reason: Generated<string>;
  /** Salt of the order number's hash; both are removed with the order. */
  object_salt: string | null;
  object_hash: string | null;
  /** Over this and all earlier rows. */
  hash: string;
}
export type AuditRow = Selectable<AuditTable>;
