import type { MailState } from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/index.ts';
import { hasPayment, orderQuery } from '../order/index.ts';
import { type MailKind, mailKindsThat } from './mail-kinds.ts';
import type { MailRow } from './mails-table.ts';
import { query } from './tables.ts';

/** Error of a mail canceled because its order closed; sent after a won dispute. */
export const CLOSED_MAIL = 'the order is closed';
export const REPLACED_MAIL = 'a newer one took its place';
/** A code was used or a gift redeemed before the mail was sent. */
export const OVERTAKEN_MAIL = 'nothing is left to say';
/** Cancellations that need no attention. */
export const EXPECTED_CANCELLATIONS: readonly string[] = [CLOSED_MAIL, REPLACED_MAIL, OVERTAKEN_MAIL];

/** Whether a mail did not arrive, so that another address or attempt may help. */
const didNotArrive = sql<boolean>`(
  coalesce(mails.outcome, '') in ('bounced', 'blocked')
  or mails.state = 'failed' and coalesce(mails.error, '') <> all(${[...EXPECTED_CANCELLATIONS]}::text[])
)`;

export const NEVER_RESENT = mailKindsThat(({ isResendable }) => !isResendable);

/** Whether a mail did not arrive, may be retried, and was not. */
const isUndelivered = sql<boolean>`(
  ${didNotArrive} and mails.kind <> all(${[...NEVER_RESENT]}::text[]) and not exists (
    select 1 from mails as later where later.order_id = mails.order_id and later.kind = mails.kind
      and (later.round, later.attempt) > (mails.round, mails.attempt)
  )
)`;

/** State of the last mail with the purchase, for a query on `orders`; null without one, or while closed. */
export const deliveryState = sql<MailState | null>`(
  select case when ${didNotArrive} then 'troubled' when mails.state = 'sent' then 'sent' else 'pending' end
  from (
    select distinct on (kind) state, state_at, outcome, error from mails
    where order_id = orders.id and kind in ('results', 'gift', 'gift_day') and state_at <= now()
    order by kind, round desc, attempt desc
  ) as mails
  where orders.payment in ('paid', 'free')
  order by state_at desc limit 1
)`;

export async function findDeliveryState(db: Database, orderId: number): Promise<MailState | null> {
  const row = await orderQuery(db, orderId).select(deliveryState.as('state')).executeTakeFirst();
  return row?.state ?? null;
}

export async function findNewestMail(
  db: Database | Transaction,
  orderId: number,
  kind: MailKind,
): Promise<MailRow | undefined> {
  return query(db)
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('round', 'desc')
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
}

/** The newest, in case the address changed. */
export const findResultsMail = (db: Database | Transaction, orderId: number): Promise<MailRow | undefined> =>
  findNewestMail(db, orderId, 'results');

export async function listMails(db: Database | Transaction, orderId: number): Promise<MailRow[]> {
  return query(db)
    .selectFrom('mails')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('attempt')
    .execute();
}

/** Whether an earlier attempt of a mail was marked as spam in its mailbox. */
export async function hasComplaint(db: Database, { order_id, kind, mailbox, id }: MailRow): Promise<boolean> {
  const complaint = await query(db)
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .where('mailbox', '=', mailbox)
    .where('outcome', '=', 'complained')
    .where('id', '!=', id)
    .executeTakeFirst();
  return complaint !== undefined;
}

/** Counts by outcome, or by state before one is known. Leaves out mails canceled because nothing was left to say. */
export const countMailsByOutcome = (db: Database) =>
  query(db)
    .selectFrom('mails')
    .select([(eb) => eb.fn.coalesce('outcome', 'state').as('state'), (eb) => eb.fn.countAll<number>().as('count')])
    .where(({ eb, or }) =>
      or([eb('state', '!=', 'failed'), eb('error', 'is', null), eb('error', 'not in', EXPECTED_CANCELLATIONS)]),
    )
    .groupBy((eb) => eb.fn.coalesce('outcome', 'state'))
    .execute();

/** How many codes an order's browsers with or without access asked for, in the last hour and day. */
export const countCodeMails = (
  trx: Transaction,
  orderId: number,
  isHolder: boolean,
): Promise<{ readonly hour: number; readonly day: number }> =>
  query(trx)
    .selectFrom('mails')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('created_at', '>', sql<Date>`now() - interval '1 hour'`).as('hour'),
      eb.fn.countAll<number>().as('day'),
    ])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'access_code')
    .where('for_holder', '=', isHolder)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();

/** Whether a mailbox got an order's mail of a kind. @param arrived one that did not arrive, or was canceled, does not count */
export async function wasMailed(
  db: Database | Transaction,
  orderId: number,
  {
    kind,
    mailbox,
    arrived = false,
  }: { readonly kind?: MailKind; readonly mailbox?: string; readonly arrived?: boolean } = {},
): Promise<boolean> {
  const mail = await query(db)
    .selectFrom('mails')
    .select('id')
    .where('order_id', '=', orderId)
    .$if(kind !== undefined, (mails) => mails.where('kind', '=', kind ?? 'results'))
    .$if(mailbox !== undefined, (mails) => mails.where('mailbox', '=', mailbox ?? null))
    .$if(arrived, (mails) => mails.where('state', '!=', 'failed').where((eb) => eb.not(didNotArrive)))
    .executeTakeFirst();
  return mail !== undefined;
}

const NEEDS_SETTLED_ORDER = mailKindsThat(({ needsSettledOrder }) => needsSettledOrder);

/** Mails of bought orders that did not arrive. Nothing is left to deliver of a closed order. */
const lostMails = (db: Database) =>
  query(db)
    .selectFrom('mails')
    .where(isUndelivered)
    .where((eb) => eb.not(hasPayment(sql`mails.order_id`, 'unpaid')))
    .where(({ or, eb }) =>
      or([eb('mails.kind', 'not in', NEEDS_SETTLED_ORDER), hasPayment(sql`mails.order_id`, 'paid', 'free')]),
    );

/** Failed ones of a kind; an address that bounces is another matter. */
export async function countLostMails(db: Database, kind: MailKind, isOpen: RawBuilder<boolean>): Promise<number> {
  const { n } = await lostMails(db)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('mails.kind', '=', kind)
    .where('mails.state', '=', 'failed')
    .where(isOpen)
    .executeTakeFirstOrThrow();
  return n;
}

/** Newest first. */
export const listLostMails = (db: Database, isOpen: RawBuilder<boolean>, limit: number) =>
  lostMails(db)
    .where(isOpen)
    .select(['order_id', 'kind', 'outcome', 'error', 'state_at'])
    .orderBy('state_at', 'desc')
    .limit(limit)
    .execute();
