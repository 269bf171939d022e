import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, createCustomer, payAtProvider, TEST_CARDS } from '@trueseason/test-kit';
import type { Stage } from '../compose.ts';
import type { Seen } from '../report.ts';

export type Photos = Buffer<ArrayBuffer>[];

/** Repeats what an outage interrupted, as a customer does who tries again. @throws what still failed at the end */
export async function persist<Result>(step: () => Promise<Result>, patienceMs = 180_000): Promise<Result> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(700);
    }
  }
}

export interface Bought {
  readonly id: number;
  readonly analyzedMs: number;
  readonly mailedMs: number;
}

/** A customer whose photos are measured, and who has not paid. */
async function placeAnalyzed(stage: Stage, photos: Photos) {
  const browser = createBrowser(stage.urls.web);
  const customer = createCustomer(browser, stage.urls.standIns);
  const started = performance.now();
  const id = await persist(() => customer.upload(photos));
  await persist(() => customer.waitFor(id, ['analyzed'], 90_000));
  const analyzedMs = performance.now() - started;
  return { browser, customer, started, id, analyzedMs };
}

/** The main job through the web container: three photos, a season, a card, a report, a mail. */
export async function buy(stage: Stage, photos: Photos, email: string): Promise<Bought> {
  const { browser, customer, started, id, analyzedMs } = await placeAnalyzed(stage, photos);
  const isLocked = await persist(async () => {
    const { status, json } = await browser.call('GET', `/api/orders/${id}`);
    if (status !== 200) throw new Error(`The preview: ${status}`);
    return json.analysisResult.locked === true;
  });
  if (!isLocked) throw new Error(`Order ${id} was handed out before it was paid`);
  await persist(() => customer.unlock(id, email));
  await persist(() => customer.waitFor(id, ['completed'], 60_000));
  await persist(() => customer.waitForMail(id, 120_000));
  const mailedMs = performance.now() - started;
  await persist(async () => {
    const { status, bytes } = await browser.call('GET', `/api/orders/${id}/pdf`);
    if (status !== 200 || !bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`The report: ${status}`);
  });
  return { id, analyzedMs, mailedMs };
}

/** Whose first card is declined, and who closes the tab once the second is taken: the shop hears of it from webhooks. */
export async function buyAndLeave(stage: Stage, photos: Photos, email: string): Promise<Bought> {
  const { browser, customer, started, id, analyzedMs } = await placeAnalyzed(stage, photos);
  const secret = await persist(async () => {
    await browser.call('POST', `/api/orders/${id}/update-email`, { email });
    const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
    if (!json?.clientSecret) throw new Error(`No intent for order ${id}: ${json?.code}`);
    return json.clientSecret as string;
  });
  for (const card of [TEST_CARDS.declined, TEST_CARDS.succeeds])
    await persist(() => payAtProvider(stage.urls.standIns, secret, card));
  await persist(() => customer.waitForMail(id, 120_000));
  return { id, analyzedMs, mailedMs: performance.now() - started };
}

/** Whose result is open and paid for, in a browser that stays open; report and mail are still to come. */
export async function buyAndStay(stage: Stage, photos: Photos, email: string) {
  const browser = createBrowser(stage.urls.web);
  const customer = createCustomer(browser, stage.urls.standIns);
  const id = await customer.upload(photos);
  await customer.waitFor(id, ['analyzed'], 90_000);
  await customer.unlock(id, email);
  await customer.waitFor(id, ['completed'], 60_000);
  return { id, browser, customer };
}

/** Several customers, each a moment after the one before. */
export const buyTogether = (stage: Stage, photos: Photos, name: string, count: number, apartMs: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * apartMs);
      return buy(stage, photos, `${name}-${index}@example.com`);
    }),
  );

interface Mail {
  readonly customArgs: { readonly order_id?: string };
}
interface Payment {
  readonly status: string;
  readonly metadata: { readonly orderId?: string };
}

/** What the providers saw of these orders: each charged once and mailed once. */
export async function countAtProviders(stage: Stage, orders: readonly number[]): Promise<Seen[]> {
  const get = async <Row>(path: string) =>
    (await (await fetch(stage.urls.standIns + path, { headers: { accept: 'application/json' } })).json()) as Row[];
  const [mails, payments] = await Promise.all([get<Mail>('/mail'), get<Payment>('/payments')]);
  const wrong = (count: (id: string) => number) => orders.filter((id) => count(String(id)) !== 1).length;
  const mailed = wrong((id) => mails.filter(({ customArgs }) => customArgs.order_id === id).length);
  const charged = wrong(
    (id) => payments.filter(({ status, metadata }) => status === 'succeeded' && metadata.orderId === id).length,
  );
  return [
    { what: `of ${orders.length} orders not mailed exactly once`, value: String(mailed), ok: mailed === 0 },
    { what: `of ${orders.length} orders not charged exactly once`, value: String(charged), ok: charged === 0 },
  ];
}
