import type { Db, Trx } from '../database.ts';
import type { MailKind, MailRow } from '../schema/delivery.ts';

/** What stands with a mail that arrived and was not wanted; any other trouble means that it did not arrive. */
export const UNWANTED_MAIL = 'marked as spam';

/** What a mail is given up with that its order has overtaken; it goes after all where a dispute ends for us. */
export const CLOSED_MAIL = 'the order is closed';
export const REPLACED_MAIL = 'a newer one took its place';
/** A code was used, a gift given, a result measured again before the mail about it went. */
export const OVERTAKEN_MAIL = 'nothing is left to say';
/** Why a mail was not sent that nobody misses. */
export const NOT_MISSED: readonly string[] = [CLOSED_MAIL, REPLACED_MAIL, OVERTAKEN_MAIL];

export async function findNewestMail(db: Db | Trx, orderId: number, kind: MailKind): Promise<MailRow | undefined> {
  return db
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('round', 'desc')
    .executeTakeFirst();
}

/** The mail with the results; the newest, where the order's address changed after the first. */
export const findResultsMail = (db: Db | Trx, orderId: number): Promise<MailRow | undefined> =>
  findNewestMail(db, orderId, 'results');

export async function listMails(db: Db, orderId: number): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}
