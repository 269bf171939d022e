import type { Generated, Selectable } from 'kysely';
import type { Db, Trx } from '../database.ts';

/** What a mail is for; one of each kind an order and round. */
export type MailKind = 'results' | 'photo_request' | 'deletion_receipt';

export interface MailsTable {
  id: Generated<string>;
  order_id: number;
  kind: MailKind;
  round: Generated<number>;
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

export async function listMails(db: Db, orderId: number): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}
