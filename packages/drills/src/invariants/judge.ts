import { objectKeys } from '@trueseason/shop/storage';
import type { Visit } from '../customers.ts';
import type { OrderRecord, Outside, Records } from './records.ts';

/** A broken invariant, and the orders, payments, objects or customers that break it; none if it holds. */
export interface Finding {
  readonly what: string;
  readonly found: readonly (number | string)[];
}

export interface Expected {
  /** Whether payments may have gone back: a second one of an order, or one of an order that was lost. */
  readonly mayRefund: boolean;
}

/** The one set of invariants: what must hold after each drill, whatever it did, by what providers and store saw as well. */
export function judge(
  records: Records,
  outside: Outside,
  visits: readonly Visit[],
  { mayRefund }: Expected,
): readonly Finding[] {
  const recordOf = new Map(records.orders.map((order) => [order.id, order]));
  const succeeded = outside.payments.filter(({ status }) => status === 'succeeded');
  const charged = succeeded.filter(({ id }) => !outside.refunded.has(id));
  const ordersCharged = charged.map(({ metadata }) => Number(metadata.orderId));
  const kindsOf = (order: number) => outside.mailsOf(order).flatMap(({ categories }) => categories.slice(0, 1));
  const isMailed = (order: number) => kindsOf(order).includes('results');

  const ordersThat = (is: (order: OrderRecord) => boolean) => records.orders.filter(is).map(({ id }) => id);
  const isPaid = ({ payment }: OrderRecord) => payment === 'paid';
  /** Of these customers; others' photos may be gone by now. */
  const visited = visits.flatMap(({ orderId }) => orderId ?? []);
  const theirs = visited.flatMap((id) => recordOf.get(id) ?? []);
  const theirsThat = (is: (order: OrderRecord) => boolean) => theirs.filter(is).map(({ id }) => id);
  const visitsThat = (is: (visit: Visit) => boolean) => visits.filter(is).map(({ orderId }) => orderId ?? 'none');

  const ownedKeys = new Set(records.photoKeys.flatMap(objectKeys.ofPhoto));
  const isOrphaned = (key: string) =>
    key.includes('/photos/') && !ownedKeys.has(key) && !records.uploads.includes(objectKeys.uploadOf(key));

  const findings: Readonly<Record<string, readonly (number | string)[]>> = {
    'customers who could not place an order': visitsThat(({ orderId }) => orderId === undefined),
    'orders that could not be paid': visitsThat((visit) => visit.staysToPay && !visit.sawPaid),
    'orders shown as paid that are not': visitsThat(
      ({ sawPaid, orderId }) => sawPaid && orderId !== undefined && recordOf.get(orderId)?.payment !== 'paid',
    ),
    'results handed out before they were paid': visitsThat(({ sawUnpaidResult }) => sawUnpaidResult),
    'orders that were accepted and are not on record': visited.filter((id) => !recordOf.has(id)),
    'orders that are not analyzed': theirsThat((order) => order.progress !== 'analyzed' && !order.waitsForPhotos),
    'orders that failed': ordersThat((order) => order.progress === 'failed' && !order.waitsForPhotos),
    'payments that are neither on record nor refunded': charged
      .filter(({ id }) => !records.payments.includes(id))
      .map(({ id }) => id),
    'payments refunded': mayRefund ? [] : [...outside.refunded],
    'orders charged twice': ordersCharged.filter((order, index) => ordersCharged.indexOf(order) !== index),
    // One that was deleted keeps its charge.
    'orders charged and not paid': ordersThat((order) => !isPaid(order) && ordersCharged.includes(order.id)),
    'orders paid without a charge': ordersThat((order) => isPaid(order) && !ordersCharged.includes(order.id)),
    'orders with more or fewer settled payments than one if paid': ordersThat(
      (order) => order.settledPayments !== Number(isPaid(order)),
    ),
    'paid orders without a result': ordersThat((order) => isPaid(order) && !order.isCompleted && !order.waitsForPhotos),
    'orders whose result was not mailed': ordersThat(
      ({ id, isCompleted }) => isCompleted && ordersCharged.includes(id) && !isMailed(id),
    ),
    'orders mailed one thing twice': ordersThat(({ id }) => new Set(kindsOf(id)).size < kindsOf(id).length),
    'orders without a report': theirsThat((order) => order.isCompleted && order.report !== 'ready'),
    'photos and reports lost': theirs.flatMap(({ objectKeys: keys }) =>
      keys.filter((key) => !outside.storedKeys.has(key)),
    ),
    'photos in the store that no order has': [...outside.storedKeys].filter(isOrphaned),
    'mails not sent': records.unsentMails > 0 ? [`${records.unsentMails} mails`] : [],
    'rows left in the outbox': records.outboxRows > 0 ? [`${records.outboxRows} rows`] : [],
  };
  return Object.entries(findings).map(([what, found]) => ({ what, found }));
}
