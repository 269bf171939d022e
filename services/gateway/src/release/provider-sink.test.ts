import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { startProviderSink } from './provider-sink.ts';

async function openSink() {
  const sink = await startProviderSink(0, '127.0.0.1');
  onTestFinished(() => sink.close());
  const { hostname, port } = new URL(sink.url);
  return { sink, stripe: new Stripe('sk_test_trial', { host: hostname, port, protocol: 'http', telemetry: false }) };
}

it('takes no payment, by the payment provider’s own SDK', async () => {
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
