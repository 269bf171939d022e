import {
  type AttentionKind,
  COMPLAINT_DAYS,
  CURRENCY,
  DAY_MS,
  formatPrice,
  isOfStrangers,
  isTurnOf,
  LEDGER,
  needsOperator,
  type OperatorRole,
  WITHDRAWAL_DAYS,
} from '@trueseason/contracts';
import { type RawBuilder, sql } from 'kysely';
import { ordersOfMixedPhotos } from '../analysis/index.ts';
import { addAuditEntry } from '../audit/index.ts';
import { type ComplaintRow, listOpenComplaints, listStrangersComplaints } from '../complaint/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { listStuckOrders, STUCK_MINUTES } from '../flows/index.ts';
import { type ClaimRow, listClaims, listDifferences } from '../ledger/index.ts';
import { countLostMails, listLostMails } from '../mail/index.ts';
import { isDismissed, listFinanceRequests, saveDismissal } from '../operators/index.ts';
import { findOrder, lateWithdrawals, ordersAmong } from '../order/index.ts';
import {
  isInquiry,
  isUnderReview,
  listLateRefunds,
  listOpenDisputes,
  listUnplacedPayments,
  listWarnings,
  needsResponse,
} from '../payment/index.ts';
import { holdsPhotos } from '../photos/index.ts';
import { listFailedReports } from '../report/index.ts';
import { findSecondPayments, secondPaymentWords } from './second-payments.ts';
import { wordsOf } from './timeline.ts';

/** Something that waits for an operator. */
export interface AttentionItem {
  readonly kind: AttentionKind;
  /** The order, dispute, payment or complaint that its action names; unique within its kind. */
  readonly subject: string;
  readonly orderId: number | null;
  readonly what: string;
  /** A customer's own words. */
  readonly said: string | null;
  readonly since: Date;
  readonly until: Date | null;
  /** What a refund would give back, or what it is about. */
  readonly cents: number | null;
  readonly currency: string;
}

/** Of a kind: more than anybody ends in a day, and few enough to be read at once. */
const READ_MOST = 20_000;

/** Part of a statement: whether no operator has decided that a row of this kind needs nothing. */
const isOpen = (kind: AttentionKind, since: RawBuilder<unknown>, orderId: RawBuilder<unknown> = sql`order_id`) =>
  sql<boolean>`not ${isDismissed(kind, orderId, since)}`;

/** An item about an order as a whole. */
const itemOf = (
  kind: AttentionKind,
  orderId: number,
  item: Pick<AttentionItem, 'what' | 'since'> & Partial<AttentionItem>,
): AttentionItem => ({
  kind,
  orderId,
  subject: String(orderId),
  said: null,
  until: null,
  cents: null,
  currency: CURRENCY,
  ...item,
});

async function findDisputes(db: Database): Promise<AttentionItem[]> {
  const disputes = await listOpenDisputes(db, READ_MOST);
  return disputes.map((dispute) => {
    const { id: subject, order_id: orderId, cents, currency } = dispute;
    const reason = wordsOf(dispute.reason);
    if (!needsResponse(dispute)) {
      const what = `The bank has our evidence, and decides: ${reason}`;
      return itemOf('dispute-decision', orderId, { subject, what, since: dispute.status_since, cents, currency });
    }
    const what = `The bank asks for evidence: ${reason}`;
    const kind = isInquiry(dispute) ? 'inquiry' : 'dispute';
    return itemOf(kind, orderId, { subject, what, since: dispute.since, until: dispute.due_at, cents, currency });
  });
}

/** A withdrawal's money is due within as many days again. */
const refundDeadline = (withdrawnAt: Date | null): Date | null =>
  withdrawnAt && new Date(withdrawnAt.getTime() + WITHDRAWAL_DAYS * DAY_MS);

function claimed({ kind, status, reason }: ClaimRow): { readonly kind: AttentionKind; readonly what: string } {
  if (kind === 'warning')
    return {
      kind: 'deleted-warning',
      what: `The cardholder’s bank or the provider suspects fraud: ${wordsOf(reason)}`,
    };
  if (kind === 'refund') {
    const what = status === 'failed' ? 'The customer’s bank sent a refund back' : 'It was refunded at the provider';
    return { kind: 'deleted-refund', what };
  }
  if (isUnderReview({ status }))
    return { kind: 'dispute-decision', what: `The bank has our evidence, and decides: ${wordsOf(reason)}` };
  return {
    kind: isInquiry({ status }) ? 'inquiry' : 'dispute',
    what: `The bank asks for evidence: ${wordsOf(reason)}`,
  };
}

/** What happened to payments whose orders were deleted. */
async function findClaims(db: Database): Promise<AttentionItem[]> {
  const claims = await listClaims(db, READ_MOST);
  return claims.map((claim) => {
    const { kind, what } = claimed(claim);
    const { sold, deleted, sale_cents, currency, intent_id } = claim;
    const sale = sale_cents === null ? '' : `sold on ${sold} for ${formatPrice(sale_cents, currency)}, `;
    const order = deleted ? `Its order was deleted on ${deleted}` : 'It has no order here';
    return {
      kind,
      subject: claim.id,
      orderId: null,
      what: `${what}. ${order}, ${sale}${intent_id}`,
      said: null,
      since: claim.status_since,
      until: claim.due_at,
      cents: claim.cents,
      currency,
    };
  });
}

/** Where the books and the provider's balance say different things. */
async function findDifferences(db: Database): Promise<AttentionItem[]> {
  const differences = await listDifferences(db, READ_MOST);
  return differences.map(({ id, reference, kind, currency, cents, day, found_at }) => {
    const amount = formatPrice(Math.abs(cents), currency);
    return {
      kind: 'books-differ',
      subject: String(id),
      orderId: null,
      what: `${LEDGER[kind].title} ${reference} of ${day}: the provider’s balance has ${amount} ${cents > 0 ? 'more' : 'less'} than the books`,
      said: null,
      since: found_at,
      until: null,
      cents,
      currency,
    };
  });
}

const IS_REFUND_OPEN = isOpen('failed-refund', sql`payments.refund_failed_at`, sql`payments.order_id`);

async function findRefunds(db: Database): Promise<AttentionItem[]> {
  const rows = await listLateRefunds(db, lateWithdrawals(db), IS_REFUND_OPEN, READ_MOST);
  return rows.flatMap(({ order_id, refund_failed_at, withdrawn_at, cents, currency }) => {
    const until = refundDeadline(withdrawn_at);
    if (refund_failed_at) {
      const what = 'The customer’s bank sent the refund back';
      return [itemOf('failed-refund', order_id, { what, since: refund_failed_at, until, cents, currency })];
    }
    const what = 'The customer withdrew, and the provider refuses the refund';
    return withdrawn_at ? [itemOf('due-refund', order_id, { what, since: withdrawn_at, until, cents, currency })] : [];
  });
}

const IS_WARNING_OPEN = isOpen(
  'fraud-warning',
  sql`coalesce(payments.warned_at, payments.created_at)`,
  sql`payments.order_id`,
);

async function findWarnings(db: Database): Promise<AttentionItem[]> {
  const rows = await listWarnings(db, IS_WARNING_OPEN, READ_MOST);
  return rows.flatMap(({ intent_id, order_id, fraud_warning, review, warned_at, created_at, cents, currency }) => {
    const since = warned_at ?? created_at;
    const fraud = `The cardholder’s bank suspects fraud: ${wordsOf(fraud_warning ?? '')}`;
    const what = `The provider’s rules hold the payment: ${wordsOf(review ?? '')}`;
    return [
      ...(fraud_warning ? [itemOf('fraud-warning', order_id, { what: fraud, since, cents, currency })] : []),
      ...(review ? [itemOf('review', order_id, { subject: intent_id, what, since, cents, currency })] : []),
    ];
  });
}

async function findUnplacedPayments(db: Database): Promise<AttentionItem[]> {
  const payments = await listUnplacedPayments(db, READ_MOST);
  return payments.map(({ intent_id, order_id, found_at, amount_cents, currency }) => ({
    kind: 'unplaced-payment',
    subject: intent_id,
    orderId: null,
    what: `It names order ${order_id}, and fits no order of ours`,
    said: null,
    since: found_at,
    until: null,
    cents: amount_cents,
    currency,
  }));
}

/** In case photos are on their way. */
const TWICE_AFTER_MS = 60 * 60_000;

async function findPaidTwice(db: Database): Promise<AttentionItem[]> {
  const payments = await findSecondPayments(db, { limit: READ_MOST });
  return payments
    .filter(({ settled_at }) => settled_at.getTime() < Date.now() - TWICE_AFTER_MS)
    .map((payment) =>
      itemOf('paid-twice', payment.id, {
        what: secondPaymentWords(payment),
        since: payment.settled_at,
        cents: payment.cents,
        currency: payment.currency,
      }),
    );
}

async function findStuckOrders(db: Database): Promise<AttentionItem[]> {
  const orders = await listStuckOrders(db, READ_MOST);
  return orders.flatMap(({ id, progress, progress_at, settled_at, has_photos }) => {
    const since = settled_at ?? progress_at;
    if (progress === 'failed' && has_photos)
      return [itemOf('failed-analysis', id, { what: 'The analysis failed, and not because of its photos', since })];
    // It was asked for again just now.
    if (progress !== 'failed' && progress_at.getTime() > Date.now() - STUCK_MINUTES * 60_000) return [];
    return [itemOf('stuck-order', id, { what: `Waits since its payment: ${wordsOf(progress)}`, since })];
  });
}

async function findFailedReports(db: Database): Promise<AttentionItem[]> {
  const reports = await listFailedReports(db, READ_MOST);
  return reports.map(({ order_id, state_at }) =>
    itemOf('failed-report', order_id, { what: 'It could not be made, and the email went without it', since: state_at }),
  );
}

/** A bounce and a failure are dismissed apart. */
const IS_MAIL_OPEN = sql<boolean>`case when mails.outcome = 'bounced'
  then ${isOpen('bounced-mail', sql`mails.state_at`, sql`mails.order_id`)}
  else ${isOpen('failed-mail', sql`mails.state_at`, sql`mails.order_id`)} end`;

async function findLostMails(db: Database): Promise<AttentionItem[]> {
  const rows = await listLostMails(db, IS_MAIL_OPEN, READ_MOST);
  // An address that bounces takes no mail at all: one row ends them all.
  const items = rows.map(({ order_id, kind, outcome, error, state_at }) =>
    itemOf(outcome === 'bounced' ? 'bounced-mail' : 'failed-mail', order_id, {
      what: `${wordsOf(kind)} email: ${error ?? 'not sent'}`,
      since: state_at,
    }),
  );
  return [...new Map(items.map((item) => [`${item.kind} ${item.subject}`, item])).values()];
}

async function findMixedPhotos(db: Database): Promise<AttentionItem[]> {
  const rows = await ordersAmong(db, ordersOfMixedPhotos)
    .select(['id', 'completed_at'])
    .where('payment', 'in', ['paid', 'free'])
    .where('completed_at', 'is not', null)
    // Asked for, or on their way.
    .where('photos_asked_at', 'is', null)
    .where('measuring_since', 'is', null)
    .where(holdsPhotos(sql`orders.id`))
    .where(isOpen('photos-differ', sql`orders.completed_at`, sql`orders.id`))
    .orderBy('completed_at')
    .limit(READ_MOST)
    .execute();
  const what = 'The result is delivered, and its photos seem to show several people';
  return rows.map(({ id, completed_at }) => itemOf('photos-differ', id, { what, since: completed_at ?? new Date() }));
}

type ShownComplaint = Pick<ComplaintRow, 'id' | 'email' | 'said' | 'received_at' | 'unreachable'>;

const complaintOf = (
  { id, email, said, received_at, unreachable }: ShownComplaint,
  { kind, orderId, among }: { kind: AttentionKind; orderId: number | null; among: string },
): AttentionItem => ({
  kind,
  subject: String(id),
  orderId,
  what: `${email} complains${unreachable ? ', and mails to this address are refused' : ''}${among}`,
  said,
  since: received_at,
  until: new Date(received_at.getTime() + COMPLAINT_DAYS * DAY_MS),
  cents: null,
  currency: CURRENCY,
});

async function findComplaints(db: Database): Promise<AttentionItem[]> {
  const complaints = await listOpenComplaints(db, READ_MOST);
  return complaints.map((complaint) =>
    complaintOf(complaint, { kind: 'complaint', orderId: complaint.order_id, among: '' }),
  );
}

/** Anybody can write any number of them: one row for each network, with the oldest. */
async function findStrangersComplaints(db: Database): Promise<AttentionItem[]> {
  const complaints = await listStrangersComplaints(db, READ_MOST);
  return complaints.map((complaint) => {
    const { inNetwork, inAll } = complaint;
    const among = `, without an order: the oldest of ${inNetwork} from one network, of ${inAll} in all`;
    return complaintOf(complaint, { kind: 'strangers-complaint', orderId: null, among });
  });
}

/** What support asks of finance. */
async function findFinanceRequests(db: Database): Promise<AttentionItem[]> {
  const requests = await listFinanceRequests(db, READ_MOST);
  return requests.map(({ id, order_id, text, asked_by, asked_at }) =>
    itemOf('finance-request', order_id, {
      subject: String(id),
      what: `${asked_by} asks finance about this order`,
      said: text,
      since: asked_at,
    }),
  );
}

type Finder = (db: Database) => Promise<AttentionItem[]>;

/** What has a deadline, for the alert. */
const DEADLINES: readonly Finder[] = [findDisputes, findClaims, findRefunds, findComplaints, findStrangersComplaints];
const FINDERS: readonly Finder[] = [
  ...DEADLINES,
  findDifferences,
  findWarnings,
  findUnplacedPayments,
  findFinanceRequests,
  findPaidTwice,
  findStuckOrders,
  findFailedReports,
  findLostMails,
  findMixedPhotos,
];

const find = async (db: Database, finders: readonly Finder[]): Promise<AttentionItem[]> =>
  (await Promise.all(finders.map((finder) => finder(db)))).flat();

const byDeadline = (a: AttentionItem, b: AttentionItem): number =>
  Number(needsOperator(b.kind)) - Number(needsOperator(a.kind)) ||
  Number(isOfStrangers(a.kind)) - Number(isOfStrangers(b.kind)) ||
  (a.until?.getTime() ?? Number.POSITIVE_INFINITY) - (b.until?.getTime() ?? Number.POSITIVE_INFINITY) ||
  b.since.getTime() - a.since.getTime();

/** What waits for operators with these roles: nearest deadline first, then newest; of strangers, and for others, last. */
export async function listAttention(db: Database, roles: readonly OperatorRole[]): Promise<AttentionItem[]> {
  const items = (await find(db, FINDERS)).filter(({ kind }) => isTurnOf(roles, kind));
  return items.toSorted(byDeadline);
}

/** How many deadlines of each kind end within a day or have ended. */
export async function countDeadlines(db: Database): Promise<Partial<Record<AttentionKind, number>>> {
  const items = await find(db, DEADLINES);
  const counts: Partial<Record<AttentionKind, number>> = {};
  for (const { kind, until } of items)
    if (until && until.getTime() < Date.now() + DAY_MS) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** How many results of bought orders were not mailed, and not handled yet. */
export const countLostResults = (db: Database): Promise<number> =>
  countLostMails(db, 'results', isOpen('failed-mail', sql`mails.state_at`, sql`mails.order_id`));

/** Records an operator's decision that an order's row needs nothing. False without such an order. */
export async function dismissAttention(
  db: Database,
  { kind, orderId, actor }: { readonly kind: AttentionKind; readonly orderId: number; readonly actor: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    if (!(await findOrder(trx, orderId))) return false;
    await saveDismissal(trx, kind, orderId);
    await addAuditEntry(trx, { actor, action: `dismiss ${wordsOf(kind)}`, orderId, detail: 'done' });
    return true;
  });
}
