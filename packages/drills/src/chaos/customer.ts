import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser, createCustomer, payAtProvider, TEST_CARDS } from '@trueseason/testing';
import { MAILBOXES, type Photos, type Shop, type Visit } from '../customers.ts';
import type { CustomerPlan } from './plan.ts';

/** A visit, as the customer saw it. */
export interface TellingVisit extends Visit {
  readonly story: string[];
}

/** A person reloads when nothing comes. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 700;

/** Repeats steps until they succeed or nothing more is to be expected, and writes down what came of each. */
function persistently(story: string[], isOver: () => boolean) {
  const began = Date.now();
  const since = () => `+${((Date.now() - began) / 1000).toFixed(1)} s`;
  /** Repeated messages are one line, of the first. */
  const say = (what: string) => {
    if (!story.at(-1)?.endsWith(` s ${what}`)) story.push(`${since()} ${what}`);
  };
  return async <Result>(what: string, step: () => Promise<Result>): Promise<Result | undefined> => {
    while (!isOver()) {
      try {
        const late = sleep(PATIENCE_MS).then(() => Promise.reject(new Error('no answer')));
        const result = await Promise.race([step(), late]);
        say(what);
        return result;
      } catch (error) {
        say(`${what}: ${String((error as Error).message).slice(0, 120)}`);
        await sleep(PAUSE_MS);
      }
    }
    say(`${what}: gave up`);
    return undefined;
  };
}

/**
 * Buys as the plan says, through outages, by repeating what failed as a person does who reloads. Never rejects: what it
 * did not reach while anything moved is for the invariants to judge.
 */
export async function visit(
  shop: Shop,
  photos: Photos,
  plan: CustomerPlan,
  isOver: () => boolean,
): Promise<TellingVisit> {
  const browser = createBrowser(shop.web);
  const steps = createCustomer(browser, shop.standIns);
  const staysToPay = plan.pays && !plan.leaves;
  const record: TellingVisit = {
    browser,
    staysToPay,
    orderId: undefined,
    sawPaid: false,
    sawUnpaidResult: false,
    story: [],
  };
  const persist = persistently(record.story, isOver);

  const look = async (id: number) => {
    const { status, json } = await browser.call('GET', `/api/orders/${id}`);
    if (status !== 200) throw new Error(`order: ${status}`);
    if (json.paymentStatus !== 'paid' && json.analysisResult && !json.analysisResult.locked)
      record.sawUnpaidResult = true;
    return json as { status: string; paymentStatus: string };
  };
  const pay = async (id: number) => {
    if ((await look(id)).paymentStatus === 'paid') return;
    const { status } = await browser.call('POST', `/api/orders/${id}/update-email`, {
      email: `chaos-${id}@${MAILBOXES}`,
    });
    // Like the app: set the email address before paying.
    if (status !== 200) throw new Error(`e-mail: ${status}`);
    const { json } = await browser.call('POST', '/api/create-payment-intent', { orderId: id });
    if (!json?.clientSecret) throw new Error(`no intent: ${json?.code}`);
    const confirm = (card?: string) => payAtProvider(shop.standIns, json.clientSecret, card);
    if (plan.leaves) {
      await confirm(TEST_CARDS.declined);
      const { ok } = await confirm();
      if (!ok) throw new Error('the second card was not taken');
      return;
    }
    await Promise.all(plan.twice ? [confirm(), confirm()] : [confirm()]);
    await browser.call('POST', `/api/orders/${id}/mark-completed`);
    if ((await look(id)).paymentStatus !== 'paid') throw new Error('not paid yet');
  };

  await sleep(plan.arrivesAtMs);
  const id = await persist('uploads', () => steps.upload(photos));
  if (id === undefined) return record;
  record.orderId = id;
  await persist('sees the preview', async () => {
    const { status } = await look(id);
    if (status !== 'analyzed') throw new Error(`status ${status}`);
  });
  if (!plan.pays) return record;
  const paid = await persist('pays', async () => {
    await pay(id);
    return true;
  });
  record.sawPaid = paid === true && !plan.leaves;
  return record;
}
