import type { Generated, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

export interface MailsTable {
  id: Generated<string>;
  order_id: number;
  kind: 'results';
  state: Generated<'pending' | 'sending' | 'sent' | 'failed'>;
  state_at: Generated<Date>;
  provider_message_id: string | null;
  error: string | null;
  created_at: Generated<Date>;
}
export type MailRow = Selectable<MailsTable>;

export async function findResultsMail(db: Db | Trx, orderId: number): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .executeTakeFirst();
}
