import {
  discountedCents,
  type Limit,
  MAILS,
  MAILS_OF_STRANGERS,
  PRICE_CENTS,
  RECEIPTS_OF_STRANGERS,
} from '@trueseason/contracts';
import { RESULTS_A_DAY, SETTLED_MAILS_A_DAY } from '@trueseason/shop/mail';
import { listPayments } from '@trueseason/shop/payment';
import { query } from '@trueseason/shop/testing';
import { describe, expect, it } from 'vitest';
import { networkKey } from '../limits/address-key.ts';
import { createKeyHasher } from '../limits/key-hasher.ts';
import { attacked, BEHIND_PROXY, from, SOON } from '../testing/attacker.ts';
import { flowsOf } from '../testing/flows.ts';
import type { TestGateway } from '../testing/test-gateway.ts';

/* What one sender could spend: mails, intents, analyses, reports. */

const { start } = attacked();
const mostMails = (who: 'address' | 'session') => MAILS.find(({ per }) => per === who)?.max ?? 0;

describe('mails', () => {
  const receipts = async (gateway: TestGateway) => {
    const { db } = gateway.database;
    return query(db).selectFrom('mails').select('order_id').where('kind', '=', 'deletion_receipt').execute();
  };
  /** An order with a chosen address, whose deleted photos trigger a receipt. */
  async function bother(gateway: TestGateway, email: string, client: string) {
    const { place } = flowsOf(() => gateway);
    const { browser, id } = await place();
    await browser.call('POST', `/api/orders/${id}/update-email`, { email }, from(client));
    return (await browser.call('DELETE', `/api/orders/${id}/photos`, undefined, from(client))).status;
  }

  it('from one sender reach a limited number of mailboxes per hour', async () => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '0.2' });
    const scaled = Math.round(mostMails('address') / 5);
    const statuses = [];
    // Orders are placed locally, so their limits do not apply here.
    for (let n = 0; n < scaled + 2; n++) statuses.push(await bother(gateway, `victim${n}@example.com`, '203.0.113.5'));
    expect(statuses).toEqual([...Array(scaled).fill(200), 429, 429]);
    expect(await receipts(gateway)).toHaveLength(scaled);
    expect(await bother(gateway, 'other@example.com', '198.51.100.6')).toBe(200);
  });

  it('that confirm complaints are few for strangers of a network, who keep no customer from complaining', async () => {
    const gateway = await start({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '0.2' });
    const { placeDelivered, jobsOf } = flowsOf(() => gateway);
    const most = Math.round((RECEIPTS_OF_STRANGERS.find(({ per }) => per === 'network')?.max ?? 0) / 5);
    const complain = async (email: string, client: string) => {
      const body = { email, said: 'Too slow.' };
      const { status, json } = await gateway.newBrowser().call('POST', '/api/complaints', body, from(client));
      return [status, (await jobsOf(json.number)).length];
    };
    const answers = [];
    for (let n = 0; n <= most; n++) answers.push(await complain(`stranger${n}@example.com`, `203.0.113.${n}`));
    expect(answers).toEqual([...Array(most).fill([200, 1]), [200, 0]]);
    // Behind the same network, and behind the address that has sent the most.
    for (const client of ['203.0.113.200', '203.0.113.0']) {
      const email = `customer${client}@example.com`;
      await placeDelivered(email);
      expect(await complain(email, client)).toEqual([200, 1]);
    }
  });

  it('about orders that nobody bought are few for a network, by all the ways to ask for one', async () => {
    const gateway = await start(BEHIND_PROXY);
    const { place, placeDelivered, db } = flowsOf(() => gateway);
    const most = 10;
    // The others of the day.
    const { max, minutes } = MAILS_OF_STRANGERS[0] as Limit;
    const network = createKeyHasher(gateway.deps.config.LINK_SECRET)(networkKey('2001:db8:1::'));
    await gateway.deps.limiter.count('mails:network:mails', network, max, minutes * 60, max - most);
    const asked = async () => (await query(db()).selectFrom('mails').select('id').execute()).length;
    for (let n = 0; n < 4; n++) {
      const client = from(`2001:db8:1:${n}::1`);
      const { browser, id } = await place();
      const name = (email: string) => browser.call('POST', `/api/orders/${id}/update-email`, { email }, client);
      expect((await name(`stranger${n}@example.com`)).status).toBe(200);
      await browser.call('POST', '/api/my/request-code', { email: `stranger${n}@example.com` }, client);
      await browser.call('DELETE', `/api/orders/${id}/photos`, undefined, client);
      for (let other = 0; other < 3; other++) await name(`victim${n}${other}@example.com`);
    }
    expect(await asked()).toBeLessThanOrEqual(most);
    const before = await asked();
    const email = 'customer@example.com';
    await placeDelivered(email);
    const ofOrder = await asked();
    await gateway.newBrowser().call('POST', '/api/my/request-code', { email }, from('2001:db8:1:9::1'));
    expect([before, (await asked()) - ofOrder]).toEqual([most, 1]);
  });

  it('with results go once per address, and to few addresses', async () => {
    const gateway = await start({ RATE_LIMIT_SCALE: '100' });
    const { placePaid, deliver } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    await deliver(id);
    const ask = () => browser.call('POST', `/api/orders/${id}/email-results`);
    const email = (address: string) => browser.call('POST', `/api/orders/${id}/update-email`, { email: address });
    const { db } = gateway.database;
    const sent = async () => {
      await query(db).updateTable('mails').set({ state: 'sent' }).execute();
      return (await query(db).selectFrom('mails').select('id').where('kind', '=', 'results').execute()).length;
    };
    for (let n = 0; n < 3; n++) await Promise.all([email('a@example.com'), ask(), ask()]);
    expect(await sent()).toBe(1);
    // Back and forth: one mail each.
    for (let n = 0; n < 6; n++) {
      await Promise.all([email(n % 2 ? 'a@example.com' : 'b@example.com'), ask(), ask()]);
      expect(await sent()).toBe(2);
    }
    for (let n = 0; n < 8; n++) {
      await email(`victim${n}@example.com`);
      await sent();
    }
    expect(await sent()).toBe(RESULTS_A_DAY);
  });

  it('for a paid order reach few of the addresses its owner enters in turn', async () => {
    const gateway = await start({ RATE_LIMIT_SCALE: '100' });
    const { placePaid, deliver } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    const name = (email: string) => browser.call('POST', `/api/orders/${id}/update-email`, { email });
    await name('own@example.com');
    await deliver(id);
    for (let n = 0; n < SETTLED_MAILS_A_DAY + 5; n++) expect((await name(`victim${n}@example.com`)).status).toBe(200);
    const { db } = gateway.database;
    const changed = await query(db).selectFrom('mails').select('round').where('kind', '=', 'address_changed').execute();
    expect(changed).toHaveLength(SETTLED_MAILS_A_DAY);
  });
});

describe('the payment provider', () => {
  it('creates one intent and one page, however often a checkout is opened', async () => {
    const gateway = await start({ RATE_LIMIT_SCALE: '100' });
    const { intent, db } = flowsOf(() => gateway);
    const browser = gateway.newBrowser();
    const { json } = await intent(browser);
    await Promise.all(Array.from({ length: 10 }, () => intent(browser)));
    expect(await listPayments(db(), json.orderId)).toHaveLength(1);
    const pages = [];
    for (let n = 0; n < 5; n++) pages.push((await browser.call('POST', '/api/create-checkout')).json.url);
    expect(new Set(pages).size).toBe(1);
  });

  it('is never asked for an amount from the browser', async () => {
    const gateway = await start();
    const { placeAnalyzed } = flowsOf(() => gateway);
    const { browser, id } = await placeAnalyzed();
    for (const amount of [0, -1, 50, discountedCents(50), 1e9, 0.01]) {
      const { json } = await browser.call('POST', '/api/create-payment-intent', { amount, orderId: id, discount: 100 });
      expect(json.amount).toBe(PRICE_CENTS);
      expect((await gateway.payments.fetchIntent(json.paymentIntentId)).amount).toBe(PRICE_CENTS);
    }
  });
});

describe('analyses', () => {
  it('repeated for new answers are limited per address', async () => {
    const gateway = await start({ RATE_LIMIT_SCALE: '0.5' });
    const { placePaid } = flowsOf(() => gateway);
    const { browser, id } = await placePaid();
    const answers = { hairDyed: true, makeup: false, contactLenses: null };
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => browser.call('PUT', `/api/orders/${id}/answers`, answers)),
    );
    expect(asked.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await browser.call('PUT', `/api/orders/${id}/answers`, answers)).status, SOON)
      .not.toBe(429);
  });
});
