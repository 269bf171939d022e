import type { Database, Transaction } from '../database/index.ts';
import { lockOrder, type OrderRow, transact } from '../order/index.ts';
import { requestJob } from '../outbox/index.ts';
import { isStillDue } from './mail-allowance.ts';
import type { MailKind } from './mail-kinds.ts';
import {
  CLOSED_MAIL,
  EXPECTED_CANCELLATIONS,
  findNewestMail,
  listMails,
  NEVER_RESENT,
  OVERTAKEN_MAIL,
} from './mail-queries.ts';
import type { MailRow } from './mails-table.ts';
import { MAIL_JOBS } from './send-mail-job.ts';
import { query } from './tables.ts';

/** Requests another attempt; false if one is under way. Requires the order's lock. */
export async function requestResend(trx: Transaction, mail: MailRow, mailbox = mail.mailbox): Promise<boolean> {
  const { order_id, kind, round, attempt, state, recipient, for_holder } = mail;
  if (state !== 'sent' && state !== 'failed') return false;
  await query(trx)
    .insertInto('mails')
    .values({ order_id, kind, round, attempt: attempt + 1, recipient, for_holder, mailbox })
    .execute();
  await requestJob(trx, MAIL_JOBS[kind], { orderId: order_id });
  return true;
}

/** Not because nothing was left to say. */
const hasFailed = ({ state, error }: MailRow): boolean =>
  state === 'failed' && !EXPECTED_CANCELLATIONS.includes(error ?? '');

const isUndelivered = (mail: MailRow): boolean =>
  mail.outcome === 'bounced' || mail.outcome === 'blocked' || hasFailed(mail);

/** The newest mails of their kinds that support may send again. */
const newestMails = (mails: readonly MailRow[]): MailRow[] =>
  mails.filter(
    ({ kind }, index) =>
      !NEVER_RESENT.includes(kind) && !mails.slice(index + 1).some((laterMail) => laterMail.kind === kind),
  );

/** Mails that did not arrive and were not sent again since. */
export const undeliveredMails = (mails: readonly MailRow[]): MailRow[] => newestMails(mails).filter(isUndelivered);

/** What a new address gets again: undelivered mails, and those that the old one marked as spam. */
export const mailsForNewAddress = (mails: readonly MailRow[]): MailRow[] =>
  newestMails(mails).filter((mail) => isUndelivered(mail) || mail.outcome === 'complained');

/** The newest mail of the awaited kind. */
export function awaitedMail(order: OrderRow, mails: readonly MailRow[]): MailRow | undefined {
  const awaited = order.photos_asked_at ? 'photo_request' : order.flow === 'gift' ? 'gift' : 'results';
  return mails.findLast(({ kind }) => kind === awaited);
}

/**
 * Whether another attempt may arrive and is still true. After a bounce only another address helps, after a mark as spam
 * only a customer who asked for it.
 */
export const mayResend = (order: OrderRow, mail: MailRow, why: 'awaited' | 'asked' = 'awaited'): boolean =>
  (mail.state === 'sent' || hasFailed(mail)) &&
  mail.outcome !== 'bounced' &&
  (mail.outcome !== 'complained' || why === 'asked') &&
  isStillDue(order, mail.kind) &&
  // A newer result's report is on its way, with its own mail.
  !(mail.kind === 'results' && order.completed_at && mail.created_at < order.completed_at) &&
  (mail.kind !== 'gift' || order.payment === 'paid');

/** Resends the awaited mail for an operator; false if that cannot help. */
export async function resendMail(db: Database, orderId: number, why?: 'asked'): Promise<boolean> {
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return false;
    const mail = awaitedMail(order, await listMails(trx, orderId));
    return mail !== undefined && mayResend(order, mail, why) && (await requestResend(trx, mail));
  });
}

/** Resends the newest mail of a kind or round if a closed order canceled it. */
export async function resendCanceledMail(
  trx: Transaction,
  orderId: number,
  kind: MailKind,
  round?: number,
): Promise<void> {
  const last = await findNewestMail(trx, orderId, kind);
  if (!last || (round !== undefined && last.round !== round)) return;
  // Gift mails were canceled while the code was suspended.
  if (last.error === CLOSED_MAIL || (kind === 'gift_day' && last.error === OVERTAKEN_MAIL))
    await requestResend(trx, last);
}
