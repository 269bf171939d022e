import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PRICE_CENTS } from '@trueseason/contracts';
import { listMails } from '@trueseason/shop/mail';
import { query, sql } from '@trueseason/shop/testing';
import { expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const gateway = useGateway({
  SENDGRID_WEBHOOK_PUBLIC_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
});
const { db, intent, pay } = flowsOf(() => gateway);
/** `TIMES=100` for a long look. */
const TIMES = Number(process.env.TIMES ?? 5);

/** In cents, by the provider's records. */
async function refundsOf(intentId: string): Promise<number[]> {
  const headers = { authorization: 'Bearer sk_test_standin' };
  const found = await fetch(`${gateway.standIns.url}/v1/refunds?payment_intent=${intentId}`, { headers });
  const { data }: { data: { amount: number }[] } = await found.json();
  return data.map(({ amount }) => amount);
}

async function report(event: object): Promise<number> {
  const body = JSON.stringify([event]);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'x-twilio-email-event-webhook-timestamp': timestamp,
    'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(timestamp + body), privateKey).toString(
      'base64',
    ),
  };
  return (await fetch(`${gateway.url}/api/webhooks/sendgrid`, { method: 'POST', headers, body })).status;
}

it('erases a gift while its mails are reported on, and refunds it once', {
  timeout: 60_000 + TIMES * 5_000,
}, async () => {
  for (let n = 0; n < TIMES; n++) {
    const browser = gateway.newBrowser();
    const { json } = await browser.call('POST', '/api/gifts', { email: `giver-${randomUUID()}@example.com` });
    const id = json.orderId as number;
    const opened = (await intent(browser, id)).json;
    await pay(opened.clientSecret);
    await browser.call('GET', `/api/orders/${id}/gift`);
    const [mail] = await listMails(db(), id);
    const events = ['processed', 'delivered', 'open', 'bounce', 'spamreport', 'click', 'dropped'].flatMap((event) => [
      { event, mail_id: mail?.id },
      { event, mail_id: mail?.id },
    ]);
    const reported = events.map(async (event, place) => {
      await sleep(place * 8);
      return report(event);
    });
    const erased = await browser.call('DELETE', `/api/orders/${id}`);
    expect(erased.status).toBe(200);
    expect(new Set(await Promise.all(reported))).toEqual(new Set([200]));
    expect(await refundsOf(opened.paymentIntentId)).toEqual([PRICE_CENTS]);
  }
  await sleep(1_500);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(query(db()));
  expect(Number(rows[0]?.deadlocks)).toBe(0);
});
