import { createBrowser } from '@trueseason/testing';
import { describe, expect, it } from 'vitest';
import { type Visit, visitOf } from '../customers.ts';
import { isBroken, personalLines } from './invariants.ts';
import { judge } from './judge.ts';
import type { OrderRecord, Outside, Records } from './records.ts';

const ID = 41_000_000_001;
const PHOTO = 'orders/1/photos/a/1';
const ORDER: OrderRecord = {
  ...{ id: ID, progress: 'analyzed', payment: 'paid', isCompleted: true, waitsForPhotos: false },
  ...{ settledPayments: 1, report: 'ready', objectKeys: [PHOTO] },
};
const UNPAID: OrderRecord = { ...ORDER, payment: 'unpaid', isCompleted: false, settledPayments: 0, report: null };
const RECORDS: Records = {
  ...{ orders: [ORDER], payments: ['pi_1'], photoKeys: [PHOTO], uploads: ['orders/1/photos/b/'] },
  ...{ outboxRows: 0, unsentMails: 0 },
};
const mail = (kind: string) => ({ categories: [kind], text: '' });
const payment = (id: string) => ({ id, status: 'succeeded', amount: 2900, metadata: { orderId: String(ID) } });
const OUTSIDE: Outside = {
  payments: [payment('pi_1'), { ...payment('pi_2'), status: 'requires_payment_method' }],
  refunded: new Set(),
  mailsOf: () => [mail('results')],
  storedKeys: new Set([PHOTO, `${PHOTO}-small`, 'orders/1/photos/b/1', 'orders/1/report.pdf']),
};
const VISIT = visitOf({ id: ID, browser: createBrowser('http://localhost') });

interface Case {
  readonly order?: Partial<OrderRecord>;
  readonly records?: Partial<Records>;
  readonly outside?: Partial<Outside>;
  readonly visit?: Partial<Visit>;
  readonly mayRefund?: boolean;
}
const broken = ({ order, records, outside, visit, mayRefund = false }: Case) =>
  judge(
    { ...RECORDS, orders: [{ ...ORDER, ...order }], ...records },
    { ...OUTSIDE, ...outside },
    [{ ...VISIT, ...visit }],
    { mayRefund },
  )
    .filter(isBroken)
    .map(({ what }) => what);
const leaves = { staysToPay: false, sawPaid: false };

it('holds for an order that was paid, completed and mailed once, and for one that is not paid', () => {
  expect(broken({})).toEqual([]);
  expect(broken({ order: UNPAID, outside: { payments: [], mailsOf: () => [] }, visit: leaves })).toEqual([]);
});

describe.each<[string, Case]>([
  ['customers who could not place an order', { visit: { ...leaves, orderId: undefined } }],
  ['orders that could not be paid', { visit: { sawPaid: false } }],
  [
    'orders shown as paid that are not',
    { order: UNPAID, outside: { payments: [] }, visit: { staysToPay: false, sawPaid: true } },
  ],
  ['results handed out before they were paid', { visit: { sawUnpaidResult: true } }],
  ['orders that were accepted and are not on record', { records: { orders: [] }, visit: leaves }],
  ['orders that are not analyzed', { order: { progress: 'processing' } }],
  ['orders that failed', { order: { progress: 'failed' }, visit: { ...leaves, orderId: 7 } }],
  ['payments that are neither on record nor refunded', { records: { payments: [] } }],
  ['payments refunded', { outside: { payments: [payment('pi_1'), payment('pi_2')], refunded: new Set(['pi_2']) } }],
  [
    'orders charged twice',
    { records: { payments: ['pi_1', 'pi_2'] }, outside: { payments: [payment('pi_1'), payment('pi_2')] } },
  ],
  ['orders charged and not paid', { order: UNPAID, visit: leaves }],
  ['orders paid without a charge', { outside: { payments: [] } }],
  ['orders with more or fewer settled payments than one if paid', { order: { settledPayments: 2 } }],
  ['paid orders without a result', { order: { isCompleted: false } }],
  ['orders whose result was not mailed', { outside: { mailsOf: () => [mail('photo_request')] } }],
  ['orders mailed one thing twice', { outside: { mailsOf: () => [mail('results'), mail('results')] } }],
  ['orders without a report', { order: { report: 'pending' } }],
  ['photos and reports lost', { order: { objectKeys: [PHOTO, 'orders/1/photos/c/1'] } }],
  ['photos in the store that no order has', { records: { photoKeys: [] } }],
  ['mails not sent', { records: { unsentMails: 1 } }],
  ['rows left in the outbox', { records: { outboxRows: 1 } }],
])('%s', (what, given) => {
  it('is a finding', () => expect(broken(given)).toContain(what));
});

it('takes back as well as on record what was refunded, where it may be', () => {
  const lost = { order: UNPAID, records: { payments: [] }, visit: leaves };
  expect(broken({ ...lost, outside: { refunded: new Set(['pi_1']) }, mayRefund: true })).toEqual([]);
  const twice = { payments: [payment('pi_1'), payment('pi_2')], refunded: new Set(['pi_2']) };
  expect(broken({ outside: twice, mayRefund: true })).toEqual([]);
});

it('asks nothing of orders that wait for photos again', () => {
  const order = { progress: 'failed', isCompleted: false, waitsForPhotos: true };
  expect(broken({ order })).toEqual([]);
});

it('judges reports and photos of its own customers only', () => {
  const order = { progress: 'queued', report: 'pending', objectKeys: ['gone'] };
  expect(broken({ order, visit: { orderId: ID + 1, ...leaves } })).toEqual([
    'orders that were accepted and are not on record',
  ]);
});

it('finds lines with something personal', () => {
  expect(personalLines('one\ntwo a@customer.example\n', ['customer.example'])).toEqual(['two a@customer.example']);
});
