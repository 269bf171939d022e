import type { Generated, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** What operators did. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  order_id: number | null;
  detail: Generated<string>;
}
export type AuditRow = Selectable<AuditTable>;

export async function addAudit(
  db: Db | Trx,
  entry: { action: string; orderId?: number; detail?: string },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ action: entry.action, order_id: entry.orderId ?? null, detail: entry.detail ?? '' })
    .execute();
}

export async function listAudit(
  db: Db,
  { orderId, limit, offset = 0 }: { orderId?: number; limit: number; offset?: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? null))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
