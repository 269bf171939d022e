import { expect } from 'vitest';
import { flowsOf } from './flows.ts';
import { type EventOptions, signedEvent } from './signed-event.ts';
import type { TestGateway } from './test-gateway.ts';

/** Drives the payment provider, one event at a time. */
export function providerOf(gateway: () => TestGateway) {
  const { placeAnalyzed, intent, pay } = flowsOf(gateway);
  const provider = {
    /** Stops the stand-in's automatic events; the test sends each. */
    silence: (): void => {
      gateway().standIns.controls.set({ stripe: { dropWebhooks: 1_000 } });
    },
    post: async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
      const answer = await fetch(`${gateway().url}/api/webhooks/stripe`, { method: 'POST', body, headers });
      return { status: answer.status, text: await answer.text() };
    },
    succeeded: (intentId: string, options?: EventOptions) =>
      signedEvent('payment_intent.succeeded', { id: intentId, object: 'payment_intent' }, options),
    /** An order paid at the provider without our knowledge. */
    paidUnheard: async () => {
      provider.silence();
      const { browser, id } = await placeAnalyzed();
      const { json } = await intent(browser, id);
      expect((await pay(json.clientSecret)).status).toBe(200);
      await browser.call('POST', `/api/orders/${id}/update-email`, { email: 'someone@example.com' });
      return { browser, id, intentId: json.paymentIntentId as string };
    },
  };
  return provider;
}
