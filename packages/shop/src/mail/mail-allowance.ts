import { createHash } from 'node:crypto';
import { isConsentTakenBack, isSettled, mailableEmail } from '@trueseason/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../database/index.ts';
import { isPaidLike, type OrderRow } from '../order/index.ts';
import { MAIL_POLICIES, type MailKind, mailKindsThat } from './mail-kinds.ts';
import { query } from './tables.ts';

/** Domains that give a mailbox several names, and ignore dots before the @. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** An address's mailbox: case, Punycode, `+tags` and Gmail's dots do not count. */
export function mailboxOf(address: string): string {
  const email = mailableEmail(address).toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  const [name = ''] = email.slice(0, at).split('+', 1);
  const mainDomain = DOTLESS.get(domain);
  return mainDomain ? `${name.replaceAll('.', '')}@${mainDomain}` : `${name}@${domain}`;
}

/** Hash of the mailbox for counting. */
export const mailboxKey = (email: string): string => createHash('sha256').update(mailboxOf(email)).digest('base64url');

/** Mails a day per mailbox for unsettled orders, which cost their sender nothing; counted apart. */
export const UNPAID_MAILS_A_DAY = 5;
/** Per mailbox and code that made orders free, results included: companies give codes away. Paid results: no limit. */
export const FREE_MAILS_A_DAY = 50;
/** Other mails of a settled order, except codes: its owner could enter strangers' addresses. A few changes suffice. */
export const SETTLED_MAILS_A_DAY = 10;
/** Results mails per order: to this many addresses, and per address, after exchanges. */
export const RESULTS_A_DAY = 4;

const LAST_DAY = sql<Date>`now() - interval '1 day'`;

async function mayMailResults(trx: Transaction, orderId: number, mailbox: string): Promise<boolean> {
  const recentMails = await query(trx)
    .selectFrom('mails')
    .select(['mailbox', 'attempt'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .where('created_at', '>', LAST_DAY)
    .execute();
  const addresses = new Set(recentMails.map((mail) => mail.mailbox)).add(mailbox);
  return (
    addresses.size <= RESULTS_A_DAY &&
    recentMails.filter((mail) => mail.mailbox === mailbox && mail.attempt === 1).length < RESULTS_A_DAY
  );
}

const LIMITED_KINDS = mailKindsThat(({ countsTowardDailyLimit }) => countsTowardDailyLimit);

async function countLimitedMails(trx: Transaction, orderId: number): Promise<number> {
  const { n } = await query(trx)
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('kind', 'in', LIMITED_KINDS)
    .where('attempt', '=', 1)
    .where('created_at', '>', LAST_DAY)
    .executeTakeFirstOrThrow();
  return n;
}

export function isStillDue(order: OrderRow, kind: MailKind): boolean {
  if (!MAIL_POLICIES[kind].needsSettledOrder) return true;
  if (!isSettled(order) || isConsentTakenBack(order.failure)) return false;
  return kind === 'photo_request' || order.completed_at !== null;
}

/** Whether a mailbox may get another mail of an order; serialized per mailbox. */
export async function mayMail(
  trx: Transaction,
  order: Pick<OrderRow, 'id' | 'payment' | 'promo_code'>,
  kind: MailKind,
  mailbox: string,
): Promise<boolean> {
  if (kind === 'results' && !(await mayMailResults(trx, order.id, mailbox))) return false;
  const isBounded = order.payment !== 'unpaid' && MAIL_POLICIES[kind].countsTowardDailyLimit;
  if (isBounded && (await countLimitedMails(trx, order.id)) >= SETTLED_MAILS_A_DAY) return false;
  // Paid orders count as settled, even if refunded.
  if (order.payment !== 'unpaid' && order.payment !== 'free') return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(query(trx));
  const { n } = await query(trx)
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('mailbox', '=', mailbox)
    .where('attempt', '=', 1)
    .where('kind', kind === 'results' ? '=' : '!=', 'results')
    .where('created_at', '>', LAST_DAY)
    .where(isPaidLike(sql`mails.order_id`, order))
    .executeTakeFirstOrThrow();
  return n < (order.payment === 'free' ? FREE_MAILS_A_DAY : UNPAID_MAILS_A_DAY);
}
