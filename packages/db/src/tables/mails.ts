import type { Db, Trx } from '../database.ts';
import type { MailRow } from '../schema/delivery.ts';

/** What stands with a mail that arrived and was not wanted; any other trouble means that it did not arrive. */
export const UNWANTED_MAIL = 'marked as spam';

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
