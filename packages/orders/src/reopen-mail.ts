import {
  CLOSED_MAIL,
  type Db,
  findNewestMail,
  findResultsMail,
  type MailKind,
  type MailRow,
  OVERTAKEN_MAIL,
  type Trx,
} from '@trueseason/db';
import { requestJob } from './jobs/job.ts';
import { MAIL_JOBS } from './jobs/send-mail.ts';
import { transact } from './order-events.ts';

/** Puts a mail back in line; false where it is on its way. */
async function reopen(trx: Trx, { id, order_id, kind }: Pick<MailRow, 'id' | 'order_id' | 'kind'>): Promise<boolean> {
  const reopened = await trx
    .updateTable('mails')
    .set({ state: 'pending', unanswered: 0, state_at: (eb) => eb.fn<Date>('now'), error: null })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .returning('id')
    .executeTakeFirst();
  if (reopened) await requestJob(trx, MAIL_JOBS[kind], { orderId: order_id });
  return reopened !== undefined;
}

/** Puts the newest mail with the results back in line; false when there is none, or it is on its way. */
export async function reopenResults(
  trx: Trx,
  orderId: number,
  { troubled }: { readonly troubled: boolean },
): Promise<boolean> {
  const last = await findResultsMail(trx, orderId);
  if (!last || (troubled && last.error === null)) return false;
  return reopen(trx, last);
}

/** Sends the results again because an operator said so; false when there are none to send or one is on its way. */
export async function resendResults(db: Db, orderId: number): Promise<boolean> {
  return transact(db, (trx) => reopenResults(trx, orderId, { troubled: false }));
}

/** Puts the newest mail of a kind, or that of a round, back in line where it was given up because its order was closed. */
export async function reopenClosed(trx: Trx, orderId: number, kind: MailKind, round?: number): Promise<void> {
  const last = await findNewestMail(trx, orderId, kind);
  if (!last || (round !== undefined && last.round !== round)) return;
  // Of a gift nothing was left to say while its code was worth nothing.
  if (last.error === CLOSED_MAIL || (kind === 'gift_day' && last.error === OVERTAKEN_MAIL)) await reopen(trx, last);
}
