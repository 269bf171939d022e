import type { Db, Trx } from '../database.ts';
import type { MailRow } from '../schema/delivery.ts';

/** What stands with a mail that arrived and was not wanted; any other trouble means that it did not arrive. */
export const UNWANTED_MAIL = 'marked as spam';

/** The mail with the results; the newest, where the order's address changed after the first. */
export async function findResultsMail(db: Db | Trx, orderId: number): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .orderBy('round', 'desc')
    .executeTakeFirst();
}

export async function listMails(db: Db, orderId: number): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}
