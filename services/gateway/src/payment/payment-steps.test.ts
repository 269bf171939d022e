import { createLogger } from '@trueseason/platform/runtime';
import { afterEach, expect, it } from 'vitest';
import { viewAdminDetails } from '../back-office/admin-view.ts';
import { flowsOf } from '../testing/flows.ts';
import { providerOf } from '../testing/provider.ts';
import { signedEvent } from '../testing/signed-event.ts';
import { useGateway } from '../testing/test-gateway.ts';
import { readPaymentEvents } from './read-payment-events.ts';

const gateway = useGateway();
const { place, placeAnalyzed, intent, pay } = flowsOf(() => gateway);
const { silence, post, succeeded, webhooksCome } = providerOf(() => gateway);
afterEach(() => gateway.standIns.controls.reset());

const shown = async (id: number) => {
  const { next, timeline } = await viewAdminDetails(gateway.deps, id, ['support']);
  return { next: next.summary, told: timeline.map(({ what }) => what) };
};
const read = () =>
  readPaymentEvents(
    gateway.deps,
    { begunAt: new Date(), readTo: new Date(Date.now() - 3_600_000) },
    createLogger('gateway', 'silent'),
  );
const stepOf = (type: 'processing' | 'requires_action', orderId: number, intentId: string, id?: string) =>
  signedEvent(
    `payment_intent.${type}`,
    { id: intentId, object: 'payment_intent', metadata: { orderId: String(orderId) } },
    id ? { id } : {},
  );

it('shows a payment that the bank is processing, until it is paid, and how the provider’s events came', async () => {
  gateway.standIns.controls.set({ stripe: { processingMs: 600_000, dropWebhooks: 1_000 } });
  const { browser, id } = await placeAnalyzed();
  const { clientSecret, paymentIntentId } = (await intent(browser, id)).json;
  await pay(clientSecret);
  expect((await shown(id)).next).toBe('Waits for payment');
  await read();
  await read();
  expect(await shown(id)).toMatchObject({ next: 'Waits for the bank, which is processing the payment' });
  expect((await shown(id)).told.filter((what) => what === 'The bank is processing the payment')).toHaveLength(1);
  gateway.standIns.controls.reset();
  silence();
  const quick = await placeAnalyzed();
  const paid = (await intent(quick.browser, quick.id)).json;
  await pay(paid.clientSecret);
  await post(succeeded(paid.paymentIntentId));
  await read();
  expect((await shown(quick.id)).told).toContain('The provider’s event payment_intent.succeeded, brought by a webhook');
  expect((await shown(id)).told).toContain('The provider’s event payment_intent.processing, found by reading its list');
  // It comes after all, and changes nothing.
  await post(stepOf('processing', id, paymentIntentId));
  expect((await shown(id)).told.filter((what) => what.includes('brought by a webhook'))).toHaveLength(1);
});

it('shows that the bank asks, and that the customer returned without', async () => {
  const { browser, id } = await placeAnalyzed();
  const { clientSecret } = (await intent(browser, id)).json;
  await pay(clientSecret, '4000002500003155');
  await webhooksCome();
  expect((await shown(id)).told).toContain('The bank asks the customer to confirm');
});

it('takes a step of each event once, and of orders of ours only', async () => {
  silence();
  const { browser, id } = await place();
  const { paymentIntentId } = (await intent(browser, id)).json;
  const event = `evt_step_${id}`;
  for (const _ of [1, 2]) await post(stepOf('requires_action', id, paymentIntentId, event));
  expect((await shown(id)).told.filter((what) => what === 'The bank asks the customer to confirm')).toHaveLength(1);
  expect((await post(stepOf('processing', 1_234_567_890, 'pi_of_another_shop'))).status).toBe(200);
  const declined = { id: paymentIntentId, last_payment_error: { code: 'payment_intent_authentication_failure' } };
  await post(signedEvent('payment_intent.payment_failed', declined));
  const after = await shown(id);
  expect(after.told).toContain('Returned from the bank: the customer did not confirm');
  expect(after.next).not.toContain('bank');
});
