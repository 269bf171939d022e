import { expect, it } from 'vitest';
import { flowsOf } from '../testing/flows.ts';
import { useGateway } from '../testing/test-gateway.ts';

const gateway = useGateway();
const { intent, payHosted } = flowsOf(() => gateway);

/** What the provider has of an object. */
async function fetchObject(path: string) {
  const headers = { authorization: 'Bearer sk_test_standin' };
  return (await fetch(new URL(path, gateway.standIns.url), { headers })).json() as Promise<{
    payment_method_types: string[];
    adaptive_pricing?: { enabled: boolean };
    payment_intent?: string;
  }>;
}

/* Its account also has Klarna and Affirm switched on. */
it('offers cards and their wallets in the form, and nothing that lends money', async () => {
  const { paymentIntentId } = (await intent(gateway.newBrowser())).json;
  expect((await fetchObject(`/v1/payment_intents/${paymentIntentId}`)).payment_method_types).toEqual(['card']);
});

it('and on the hosted page', async () => {
  const { url } = (await gateway.newBrowser().call('POST', '/api/create-checkout')).json;
  await payHosted(url);
  const page = await fetchObject(`/v1/checkout/sessions/${new URL(url).pathname.split('/').at(-1)}`);
  expect(page.payment_method_types).toEqual(['card']);
  // Abroad, too, one pays the price that our page names.
  expect(page.adaptive_pricing).toEqual({ enabled: false });
  expect((await fetchObject(`/v1/payment_intents/${page.payment_intent}`)).payment_method_types).toEqual(['card']);
});
