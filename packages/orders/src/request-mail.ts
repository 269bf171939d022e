import { randomBytes } from 'node:crypto';
import { isCompleted } from '@trueseason/contracts';
import {
  CLOSED_MAIL,
  type CodeOwner,
  type Db,
  endReadGrants,
  findGift,
  findNewestMail,
  findResultsMail,
  lockOrder,
  type MailKind,
  type MailRow,
  type OrderRow,
  OVERTAKEN_MAIL,
  putAccessCode,
  REPLACED_MAIL,
  type Trx,
} from '@trueseason/db';
import { sql } from 'kysely';
import { requestJob } from './jobs/job.ts';
import { MAIL_JOBS } from './jobs/send-mail.ts';
import { isStillDue, mailboxKey, mayMail } from './mail-allowance.ts';
import { transact } from './order-events.ts';

/**
 * Requests a mail, once for each order, kind and round. An address that was mailed too often on behalf of orders that
 * nobody paid gets none. Gives whether it was requested.
 */
async function requestMail(
  trx: Trx,
  order: OrderRow & { email: string },
  kind: MailKind,
  round: number,
  recipient: string | null = null,
): Promise<boolean> {
  const mailbox = mailboxKey(recipient ?? order.email);
  if (!(await mayMail(trx, order, kind, mailbox))) return false;
  const mail = await trx
    .insertInto('mails')
    .values({ order_id: order.id, kind, round, recipient, mailbox })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!mail) return false;
  // Each address that was left is told; of everything else the newest mail takes the place of those before.
  if (kind !== 'address_changed') await endOlder(trx, order.id, kind, round);
  await requestJob(trx, MAIL_JOBS[kind], { orderId: order.id });
  return true;
}

/** Of one that is being sent the provider's word that it was taken still counts. */
async function endOlder(trx: Trx, orderId: number, kind: MailKind, round: number): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ state: 'failed', error: REPLACED_MAIL })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('round', '<', round)
    .where('state', 'in', ['pending', 'sending'])
    .execute();
}

const isReachable = (order: OrderRow | undefined): order is OrderRow & { email: string } => Boolean(order?.email);

/**
 * Requests every mail that has become possible. Whoever brings the last of what a mail needs calls this;
 * calling it again does nothing.
 * - results: the order is completed, its report is made or failed, an address is known; again where it was completed again
 * - gift: it is paid, so that it has a code; once to each address that its order is given
 * - photo request: the order is settled but its photos could not be measured, an address is known
 */
export async function requestDueMails(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isReachable(order)) return;
  if (order.flow === 'gift') return requestGiftMail(trx, order);
  if (order.photos_asked_at && isStillDue(order, 'photo_request')) {
    const asked = await requestMail(trx, order, 'photo_request', order.round);
    // A dispute may have closed that of these very photos.
    if (!asked) await reopenClosed(trx, orderId, 'photo_request', order.round);
  }
  if (!isStillDue(order, 'results')) return;
  const report = await trx.selectFrom('reports').select('state').where('order_id', '=', orderId).executeTakeFirst();
  if (!report || report.state === 'pending') return;
  const last = await findResultsMail(trx, orderId);
  const isOfBefore = last && order.completed_at && last.created_at < order.completed_at;
  await requestMail(trx, order, 'results', isOfBefore ? last.round + 1 : (last?.round ?? 1));
}

/** Requests what was held back while an order was locked. */
export async function requestHeldMails(trx: Trx, orderId: number): Promise<void> {
  await requestDueMails(trx, orderId);
  for (const kind of ['results', 'remeasure', 'gift_day'] as const) await reopenClosed(trx, orderId, kind);
}

/** Puts the newest mail of a kind, or that of a round, back in line where it was given up because its order was closed. */
async function reopenClosed(trx: Trx, orderId: number, kind: MailKind, round?: number): Promise<void> {
  const last = await findNewestMail(trx, orderId, kind);
  if (!last || (round !== undefined && last.round !== round)) return;
  // Of a gift nothing was left to say while its code was worth nothing.
  if (last.error === CLOSED_MAIL || (kind === 'gift_day' && last.error === OVERTAKEN_MAIL)) await reopen(trx, last);
}

/** The mail with a gift's code, once to each mailbox. */
async function requestGiftMail(trx: Trx, order: OrderRow & { email: string }): Promise<void> {
  const gift = await findGift(trx, order.id);
  if (!gift?.code || gift.ended_at || order.payment !== 'paid') return;
  const had = await trx
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'gift')
    .where('mailbox', '=', mailboxKey(order.email))
    // One that was given up while the gift rested goes after all.
    .where('state', '!=', 'failed')
    .executeTakeFirst();
  if (!had) await requestMail(trx, order, 'gift', await nextRound(trx, order.id, 'gift'));
}

/** At this hour of the day it is no night from Alaska to Japan. */
const GIFT_HOUR = 'T14:00:00Z';

/** Keeps the mail of the day that a buyer chose: what is overdue then the sweeper asks for, once. */
export async function scheduleGiftDay(trx: Trx, orderId: number, day: string): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ order_id: orderId, kind: 'gift_day', round: 1, state_at: new Date(`${day}${GIFT_HOUR}`) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Requests the receipt of a deletion, if there is an address to send it to. */
export async function requestDeletionReceipt(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!isReachable(order)) return;
  // Photos that came after the first were deleted are deleted with a receipt of their own.
  await requestMail(trx, order, 'deletion_receipt', await nextRound(trx, orderId, 'deletion_receipt'));
}

/** Confirms a withdrawal, if there is an address to send it to. */
export async function requestWithdrawalMail(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (isReachable(order)) await requestMail(trx, order, 'withdrawal', 1);
}

/** The number of the next mail of a kind that an order may get several of. */
async function nextRound(trx: Trx, orderId: number, kind: MailKind): Promise<number> {
  const { last } = await trx
    .selectFrom('mails')
    .select((eb) => eb.fn.max('round').as('last'))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** The old address is told, and what was opened by links that it was sent, or by naming it, is closed. */
async function leaveAddress(trx: Trx, order: OrderRow & { email: string }): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ link_version: eb('link_version', '+', 1) }))
    .where('id', '=', order.id)
    .execute();
  await endReadGrants(trx, order.id);
  await trx.deleteFrom('access_codes').where('order_id', '=', order.id).execute();
  await requestMail(trx, order, 'address_changed', await nextRound(trx, order.id, 'address_changed'), order.email);
}

/** Whether an order's address was ever written to: one that was mistyped a moment ago need not be told of it. */
async function wasMailed(trx: Trx, orderId: number): Promise<boolean> {
  const mail = await trx.selectFrom('mails').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return mail !== undefined;
}

/**
 * Brings the results to an address that an order was changed to after they were mailed, once: who changes back and forth
 * has them already. What did not arrive, or has not left, goes to the new address itself.
 */
async function mailResultsAnew(trx: Trx, orderId: number): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const last = await findResultsMail(trx, orderId);
  if (!isReachable(order) || !isCompleted(order) || !last) return;
  const mailbox = mailboxKey(order.email);
  if (last.state === 'pending' || (await reopenResults(trx, orderId, { troubled: true }))) {
    await trx.updateTable('mails').set({ mailbox }).where('id', '=', last.id).execute();
    return;
  }
  const had = await trx
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .where('mailbox', '=', mailbox)
    .executeTakeFirst();
  if (had) return;
  await requestMail(trx, order, 'results', last.round + 1);
}

/** Sets where mails about an order go. Results that were mailed already are mailed to the new address, too. */
export async function setEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    const before = await lockOrder(trx, orderId);
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).execute();
    if (isReachable(before) && before.email !== email && (await wasMailed(trx, orderId))) {
      // Another spelling of one mailbox is the same reader: they keep their links, and get what did not arrive.
      if (mailboxKey(before.email) !== mailboxKey(email)) await leaveAddress(trx, before);
      await mailResultsAnew(trx, orderId);
    }
    await requestDueMails(trx, orderId);
  });
}

/** Codes that an order's address is sent within an hour, and within a day: what guesses at each may add up to. */
const CODES_AN_HOUR = 5;
const CODES_A_DAY = 10;

/**
 * Mails a new code to an order's address, for the browser that asks; its last one is worth nothing from then on.
 * `no_address` when there is none, `too_often` when it was sent several lately.
 */
export async function requestAccessCode(db: Db, owner: CodeOwner): Promise<'sent' | 'no_address' | 'too_often'> {
  const { orderId } = owner;
  return transact(db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!isReachable(order)) return 'no_address';
    const { hour, day } = await trx
      .selectFrom('mails')
      .select((eb) => [
        eb.fn.countAll<number>().filterWhere('created_at', '>', sql<Date>`now() - interval '1 hour'`).as('hour'),
        eb.fn.countAll<number>().as('day'),
      ])
      .where('order_id', '=', orderId)
      .where('kind', '=', 'access_code')
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .executeTakeFirstOrThrow();
    if (hour >= CODES_AN_HOUR || day >= CODES_A_DAY) return 'too_often';
    const round = await nextRound(trx, orderId, 'access_code');
    if (!(await requestMail(trx, order, 'access_code', round))) return 'too_often';
    await putAccessCode(trx, owner, { nonce: randomBytes(16).toString('base64url'), round });
    return 'sent';
  });
}

/** The address that somebody gave on the way, unless the customer has named one already. */
export async function keepFirstEmail(db: Db, orderId: number, email: string): Promise<void> {
  await transact(db, async (trx) => {
    await trx.updateTable('orders').set({ email }).where('id', '=', orderId).where('email', 'is', null).execute();
    await requestDueMails(trx, orderId);
  });
}

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
async function reopenResults(
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
