import type { Db, Trx } from '../database.ts';
import type { MailKind, MailRow } from '../schema/delivery.ts';

/** Error of a mail canceled because its order closed; sent after a won dispute. */
export const CLOSED_MAIL = 'the order is closed';
export const REPLACED_MAIL = 'a newer one took its place';
/** A code was used, a gift redeemed, or a result remeasured before the mail was sent. */
export const OVERTAKEN_MAIL = 'nothing is left to say';
/** Cancellations that need no attention. */
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

/** The newest results mail, in case the address changed. */
export const findResultsMail = (db: Db | Trx, orderId: number): Promise<MailRow | undefined> =>
  findNewestMail(db, orderId, 'results');

export async function listMails(db: Db, orderId: number): Promise<MailRow[]> {
  return db.selectFrom('mails').selectAll().where('order_id', '=', orderId).orderBy('created_at').execute();
}
