import { query } from '@trueseason/shop/testing';
import { expect } from 'vitest';
import { flowsOf } from './flows.ts';
import { type EventOptions, signedEvent } from './signed-event.ts';
import type { TestGateway } from './test-gateway.ts';

/** Drives the payment provider, one event at a time. */
export function providerOf(gateway: () => TestGateway) {
  const { placeAnalyzed, intent, pay } = flowsOf(gateway);
  const atProvider = async (path: string, init: RequestInit) => {
    const response = await fetch(new URL(path, gateway().standIns.url), init);
    expect(response.status).toBe(200);
    return response.json();
  };
  const provider = {
    /** What happens to a payment there: `_disputes`, `_refunds/fail`, `_reviews` and the like. */
    control: (path: string, body: object): Promise<unknown> =>
      atProvider(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    /** What the shop does in the provider's dashboard, as a call with its secret key. */
    inDashboard: (path: string, params: Readonly<Record<string, string>> = {}): Promise<unknown> => {
      const headers = { authorization: 'Bearer sk_test_standin' };
      return atProvider(path, { method: 'POST', headers, body: new URLSearchParams(params) });
    },
    /** Waits until the provider's webhooks have come, if they are not dropped. */
    webhooksCome: async (): Promise<void> => {
      const pending = async () => {
        const headers = { authorization: 'Bearer sk_test_standin' };
        const { data } = (await atProvider('/v1/events?limit=100', { headers })) as {
          data: { pending_webhooks: number }[];
        };
        return data.filter(({ pending_webhooks }) => pending_webhooks > 0).length;
      };
      await expect.poll(pending).toBe(0);
    },
    /** A payment by the provider's records. */
    charged: async (intentId: string): Promise<{ status: string; refunded: boolean }> => {
      const headers = { authorization: 'Bearer sk_test_standin' };
      const found = await atProvider(`/v1/payment_intents/${intentId}?expand[]=latest_charge`, { headers });
      const { status, latest_charge } = found as { status: string; latest_charge: { refunded: boolean } | null };
      return { status, refunded: latest_charge?.refunded ?? false };
    },
    /** What the accounts keep of a payment. */
    accountsOf: async (intentId: string): Promise<string[]> => {
      const entries = query(gateway().database.db).selectFrom('ledger_entries').select('kind');
      const rows = await entries
        .where('reference', '=', intentId)
        .where('kind', 'in', ['charge', 'refund', 'dispute'])
        .execute();
      return rows.map(({ kind }) => kind).sort();
    },
    /** Stops the stand-in's automatic events; the test sends each. */
    silence: (): void => {
      gateway().standIns.controls.set({ stripe: { dropWebhooks: 1_000 } });
    },
    post: async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
      const response = await fetch(`${gateway().url}/api/webhooks/stripe`, { method: 'POST', body, headers });
      return { status: response.status, text: await response.text() };
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
