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

/** Queues a mail again; false if it is being sent. */
async function reopen(trx: Trx, { id, order_id, kind }: Pick<MailRow, 'id' | 'order_id' | 'kind'>): Promise<boolean> {
  const reopened = await trx
    .updateTable('mails')
    .set({ state: 'pending', unanswered: 0, state_at: (eb) => eb.fn<Date>('now'), outcome: null, error: null })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .returning('id')
    .executeTakeFirst();
  if (reopened) await requestJob(trx, MAIL_JOBS[kind], { orderId: order_id });
  return reopened !== undefined;
}

/** Queues the newest results mail again; false if there is none, or it is being sent. */
export async function reopenResults(
  trx: Trx,
  orderId: number,
  { troubled }: { readonly troubled: boolean },
): Promise<boolean> {
  const last = await findResultsMail(trx, orderId);
  if (!last || (troubled && last.error === null)) return false;
  return reopen(trx, last);
}

/** Resends the results for an operator; false if there are none or a mail is being sent. */
export async function resendResults(db: Db, orderId: number): Promise<boolean> {
  return transact(db, (trx) => reopenResults(trx, orderId, { troubled: false }));
}

/** Queues the newest mail of a kind or round again if it was canceled by a closed order. */
export async function reopenClosed(trx: Trx, orderId: number, kind: MailKind, round?: number): Promise<void> {
  const last = await findNewestMail(trx, orderId, kind);
  if (!last || (round !== undefined && last.round !== round)) return;
  // Gift mails were canceled while the code was suspended.
  if (last.error === CLOSED_MAIL || (kind === 'gift_day' && last.error === OVERTAKEN_MAIL)) await reopen(trx, last);
}
