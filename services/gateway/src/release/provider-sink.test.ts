import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { startProviderSink } from './provider-sink.ts';

async function openSink() {
  const sink = await startProviderSink(0, '127.0.0.1');
  onTestFinished(() => sink.close());
  const { hostname, port } = new URL(sink.url);
  return { sink, stripe: new Stripe('sk_test_trial', { host: hostname, port, protocol: 'http', telemetry: false }) };
}

it('takes no payment by itself, by the payment provider’s own SDK', async () => {
  const { sink, stripe } = await openSink();
  const { id } = await stripe.paymentIntents.create({ amount: 2900, currency: 'usd' });
  expect(sink.charges).toEqual(['2900 usd']);
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount: 2900, status: 'requires_payment_method' });
  expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ id, status: 'canceled' });
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe('canceled');
  expect((await stripe.events.list()).data).toEqual([]);
  const taxed = stripe.tax.calculations.create({ currency: 'usd', line_items: [{ amount: 1, reference: 'a' }] });
  await expect(taxed).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
});

it('pays a charge by card, of which the shop hears by a signed webhook', async () => {
  const { sink, stripe } = await openSink();
  const heard: { event: Stripe.Event; status: number }[] = [];
  const shop = createServer(async (request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const event = stripe.webhooks.constructEvent(await buffer(request), signature, 'whsec_trial');
    heard.push({ event, status: heard.length === 0 ? 200 : 500 });
    response.writeHead(heard.at(-1)?.status ?? 500).end();
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  onTestFinished(() => void shop.close());
  const url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  await expect(sink.payByCard(url, 'whsec_trial')).rejects.toThrow('nothing is to be paid');
  const { id } = await stripe.paymentIntents.create({ amount: 2900, currency: 'usd', metadata: { orderId: '41' } });
  await sink.payByCard(url, 'whsec_trial');
  const paid = { id, status: 'succeeded', amount_received: 2900, metadata: { orderId: '41' } };
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject(paid);
  expect(heard[0]?.event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: paid } });
  await expect(sink.payByCard(url, 'whsec_trial')).rejects.toThrow('the webhook was answered with 500');
});

it('keeps a mail, and refuses what is none', async () => {
  const { sink } = await openSink();
  const send = (mail: object) =>
    fetch(`${sink.url}v3/mail/send`, { method: 'POST', body: JSON.stringify(mail) }).then(({ status }) => status);
  const from = { email: 'a@shop.example', name: 'A shop' };
  const mail = {
    from,
    reply_to: { email: from.email },
    categories: ['results'],
    content: [{ type: 'text/plain', value: 'Hello' }],
  };
  expect([await send(mail), await send({ from })]).toEqual([202, 400]);
  expect(sink.mails).toMatchObject([mail]);
});
