import { setTimeout as sleep } from 'node:timers/promises';
import type { System } from '@trueseason/local-stack';
import { type Browser, type Customer, createBrowser, createCustomer } from '@trueseason/testing';
import type { Observation } from './report.ts';

/** Customers' mailboxes, so that a log that has one is found. */
export const MAILBOXES = 'customer.example';

export type Photos = readonly Buffer<ArrayBuffer>[];

/** Where customers go, and where the providers can be asked what they saw. */
export interface Shop {
  readonly web: string;
  readonly standIns: string;
}

export const shopOf = ({ urls }: System): Shop => ({ web: urls.web, standIns: urls.standIns ?? '' });

const AGAIN_MS = 700;

/** Repeats what an outage interrupted, as a customer does who tries again. @throws what still failed at the end */
export async function persist<Result>(step: () => Promise<Result>, patienceMs = 180_000): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

/** An order and the browser it was made in. Times are those of `performance.now()`. */
export interface Placed {
  readonly id: number;
  readonly browser: Browser;
  readonly customer: Customer;
  readonly began: number;
  readonly placed: number;
  readonly analyzed: number;
}

export interface Bought extends Placed {
  readonly mailed: number;
}

/** What a customer did and saw, for the invariants. */
export interface Visit {
  readonly browser: Browser;
  /** Whether the customer stays until the order is seen as paid. */
  readonly staysToPay: boolean;
  orderId: number | undefined;
  sawPaid: boolean;
  /** Whether anything was handed out that is to be paid for first. */
  sawUnpaidResult: boolean;
}

export const visitOf = ({ id, browser }: Pick<Placed, 'id' | 'browser'>): Visit => ({
  ...{ browser, orderId: id, staysToPay: true, sawPaid: true },
  // `buyOpen` refuses it.
  sawUnpaidResult: false,
});

const ANALYZED_MS = 300_000;
const MAILED_MS = 300_000;

/** Sends photos and waits until they are measured; each step again for so long where it fails. */
export async function place(shop: Shop, photos: Photos, patienceMs = 0): Promise<Placed> {
  const browser = createBrowser(shop.web);
  const customer = createCustomer(browser, shop.standIns);
  const began = performance.now();
  const id = await persist(() => customer.upload(photos), patienceMs);
  const placedAt = performance.now();
  await persist(() => customer.waitFor(id, ['analyzed'], ANALYZED_MS), patienceMs);
  return { id, browser, customer, began, placed: placedAt, analyzed: performance.now() };
}

/** A result that is open and paid for; report and mail are still to come. */
export async function buyOpen(shop: Shop, photos: Photos, email: string, patienceMs = 0): Promise<Placed> {
  const order = await place(shop, photos, patienceMs);
  const { id, browser, customer } = order;
  const isLocked = await persist(async () => {
    const { status, json } = await browser.call('GET', `/api/orders/${id}`);
    if (status !== 200) throw new Error(`The preview: ${status}`);
    return json.analysisResult.locked === true;
  }, patienceMs);
  if (!isLocked) throw new Error(`Order ${id} was handed out before it was paid`);
  await persist(() => customer.unlock(id, email), patienceMs);
  await persist(() => customer.waitFor(id, ['completed'], 60_000), patienceMs);
  return order;
}

/** The main job: three photos, a season, a card, a report, a mail. */
export async function buy(shop: Shop, photos: Photos, email: string, patienceMs = 0): Promise<Bought> {
  const order = await buyOpen(shop, photos, email, patienceMs);
  const { id, browser, customer } = order;
  await persist(() => customer.waitForMail(id, MAILED_MS), patienceMs);
  const mailed = performance.now();
  await persist(async () => {
    const { status, bytes } = await browser.call('GET', `/api/orders/${id}/pdf`);
    if (status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`The report: ${status}`);
  }, patienceMs);
  return { ...order, mailed };
}

export interface ProviderMail {
  readonly receivedAt: string;
  readonly messageId: string;
  readonly categories: readonly string[];
  readonly customArgs: { readonly order_id?: string };
  readonly text: string;
}
export interface ProviderPayment {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly metadata: { readonly orderId?: string };
}

/** What the providers saw, and of it what is about an order. */
export async function askProviders(standIns: string) {
  const get = async <Row>(path: string): Promise<Row[]> =>
    (await (await fetch(standIns + path, { headers: { accept: 'application/json' } })).json()) as Row[];
  const [mails, payments] = await Promise.all([get<ProviderMail>('/mail'), get<ProviderPayment>('/payments')]);
  return {
    payments,
    mailsOf: (id: number) => mails.filter(({ customArgs }) => customArgs.order_id === String(id)),
    paymentsOf: (id: number) => payments.filter(({ metadata }) => metadata.orderId === String(id)),
  };
}

/** What the providers saw of these orders: each charged once and mailed once. */
export async function countAtProviders(shop: Shop, orders: readonly { readonly id: number }[]): Promise<Observation[]> {
  const { mailsOf, paymentsOf } = await askProviders(shop.standIns);
  const mailed = orders.filter(({ id }) => mailsOf(id).length !== 1).length;
  const charged = orders.filter(
    ({ id }) => paymentsOf(id).filter(({ status }) => status === 'succeeded').length !== 1,
  ).length;
  return [
    { what: `of ${orders.length} orders not mailed exactly once`, value: String(mailed), ok: mailed === 0 },
    { what: `of ${orders.length} orders not charged exactly once`, value: String(charged), ok: charged === 0 },
  ];
}
