import { createHash } from 'node:crypto';
import { isConsentTakenBack, isSettled } from '@trueseason/contracts';
import type { MailKind, OrderRow, Trx } from '@trueseason/db';
import { sql } from 'kysely';

/** Domains that deliver to one mailbox under several spellings, and whose dots before the @ mean nothing. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/** One spelling for every address that ends in the same mailbox: case, `+tags`, and Gmail's dots do not count. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+', 1);
  const one = DOTLESS.get(domain);
  return one ? `${name.replaceAll('.', '')}@${one}` : `${name}@${domain}`;
}

/** What a mailbox is counted by: nobody needs to read it. */
export const mailboxKey = (email: string): string => createHash('sha256').update(mailboxOf(email)).digest('base64url');

/**
 * Mails that one mailbox gets within a day on behalf of orders that nobody settled: they cost their sender nothing, and
 * what they use up they take from each other alone.
 */
export const UNPAID_MAILS_A_DAY = 5;
/**
 * And of those that one code made free, of results as of all else: many where a company gives a code away. What is free by
 * another code, a gift or a re-measure among them, is another's to use up. The result that was paid for is always written.
 */
export const FREE_MAILS_A_DAY = 50;
/**
 * Other mails of one settled order within a day. Its owner may name one stranger after the other as its address, each of
 * whom is told of the next; ten codes, a few changes and requests for photos are more than somebody means.
 */
export const SETTLED_MAILS_A_DAY = 20;
/**
 * Mails of one order with its results within a day: to so many addresses, that it was changed to since, and to each as many,
 * where its photos are exchanged.
 */
export const RESULTS_A_DAY = 4;

const LAST_DAY = sql<Date>`now() - interval '1 day'`;

async function mayMailResults(trx: Trx, orderId: number, mailbox: string): Promise<boolean> {
  const had = await trx
    .selectFrom('mails')
    .select('mailbox')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'results')
    .where('created_at', '>', LAST_DAY)
    .execute();
  const addresses = new Set(had.map((mail) => mail.mailbox)).add(mailbox);
  return addresses.size <= RESULTS_A_DAY && had.filter((mail) => mail.mailbox === mailbox).length < RESULTS_A_DAY;
}

async function othersOfOrder(trx: Trx, orderId: number): Promise<number> {
  const { n } = await trx
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'results')
    .where('created_at', '>', LAST_DAY)
    .executeTakeFirstOrThrow();
  return n;
}

/** What is promised, and asked for, only where the money is ours to keep and there are photos to speak of. */
const RESTS_ON_ORDER: ReadonlySet<MailKind> = new Set(['results', 'remeasure', 'photo_request']);

/** Whether a mail is still true. */
export function isStillDue(order: OrderRow, kind: MailKind): boolean {
  if (!RESTS_ON_ORDER.has(kind)) return true;
  if (!isSettled(order) || isConsentTakenBack(order.failure)) return false;
  return kind === 'photo_request' || order.completed_at !== null;
}

/** Whether one more mail of an order may go to a mailbox. Requests for the same mailbox wait for each other. */
export async function mayMail(
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'payment' | 'promo_code'>,
  kind: MailKind,
  mailbox: string,
): Promise<boolean> {
  if (kind === 'results' && !(await mayMailResults(trx, order.id, mailbox))) return false;
  // Both are sent once to an address.
  const isOnce = kind === 'results' || kind === 'withdrawal';
  if (order.payment !== 'unpaid' && !isOnce && (await othersOfOrder(trx, order.id)) >= SETTLED_MAILS_A_DAY)
    return false;
  // Whoever paid, given back or not, has paid for them.
  if (order.payment !== 'unpaid' && order.payment !== 'free') return true;
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(trx);
  const { n } = await trx
    .selectFrom('mails')
    .innerJoin('orders', 'orders.id', 'mails.order_id')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('mails.mailbox', '=', mailbox)
    .where('mails.kind', kind === 'results' ? '=' : '!=', 'results')
    .where('orders.payment', '=', order.payment)
    .$if(order.payment === 'free', (mails) =>
      mails.where('orders.promo_code', 'is not distinct from', order.promo_code),
    )
    .where('mails.created_at', '>', LAST_DAY)
    .executeTakeFirstOrThrow();
  return n < (order.payment === 'free' ? FREE_MAILS_A_DAY : UNPAID_MAILS_A_DAY);
}
