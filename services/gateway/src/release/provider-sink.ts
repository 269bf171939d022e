import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { z } from 'zod';

/** What is read of a mail as the mail provider receives it. */
const mailSchema = z.object({
  from: z.object({ email: z.string(), name: z.string() }),
  reply_to: z.object({ email: z.string() }),
  categories: z.array(z.string()),
  content: z.array(z.object({ type: z.string(), value: z.string() })),
});
export type SinkMail = z.infer<typeof mailSchema>;

interface SinkIntent {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'requires_payment_method' | 'succeeded' | 'canceled';
  readonly metadata: Readonly<Record<'orderId', string>>;
}

export interface ProviderSink {
  readonly url: string;
  /** In the order of their arrival. */
  readonly mails: readonly SinkMail[];
  /** What would have been charged, as `2900 usd`. */
  readonly charges: readonly string[];
  /** A card pays the last charge, of which the shop hears by webhook alone. @throws if the shop does not take it */
  payByCard(shop: string, webhookSecret: string): Promise<void>;
  close(): Promise<void>;
}

const intentObject = (intent: SinkIntent) => ({
  ...intent,
  object: 'payment_intent',
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  client_secret: `${intent.id}_secret_0`,
  livemode: false,
});

/** Takes the place of both providers for a release on trial: mails end here, and no money moves. */
export async function startProviderSink(port: number, host: string): Promise<ProviderSink> {
  const mails: SinkMail[] = [];
  const intents = new Map<string, SinkIntent>();

  const answerIntent = (method: string, id: string | undefined, action: string | undefined, form: URLSearchParams) => {
    const known = id === undefined ? undefined : intents.get(id);
    const intent: SinkIntent = known
      ? { ...known, ...(action === 'cancel' && ({ status: 'canceled' } as const)) }
      : {
          id: `pi_trial${intents.size + 1}`,
          amount: Number(form.get('amount')),
          currency: form.get('currency') ?? '',
          status: 'requires_payment_method',
          metadata: { orderId: form.get('metadata[orderId]') ?? '' },
        };
    if (method === 'POST') intents.set(intent.id, intent);
    return intentObject(intent);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const body = await text(request);
    const send = (status: number, json: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
    const { pathname } = new URL(url, 'http://sink');
    if (pathname.endsWith('/v3/mail/send')) {
      mails.push(mailSchema.parse(JSON.parse(body)));
      return send(202, {}, { 'x-message-id': `trial-${mails.length}` });
    }
    const [, id, action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (method === 'POST' && pathname === '/v1/tax/calculations')
      return send(400, { error: { type: 'invalid_request_error', code: 'customer_tax_location_invalid' } });
    if (id !== undefined || (method === 'POST' && pathname === '/v1/payment_intents'))
      return send(200, answerIntent(method, id, action, new URLSearchParams(body)));
    // Lists, which the gateway's reconciliation reads.
    return send(200, { object: 'list', url: pathname, data: [], has_more: false });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    mails,
    get charges() {
      return [...intents.values()].map(({ amount, currency }) => `${amount} ${currency}`);
    },
    payByCard: async (shop, webhookSecret) => {
      const opened = [...intents.values()].at(-1);
      if (!opened) throw new Error('nothing is to be paid');
      const intent: SinkIntent = { ...opened, status: 'succeeded' };
      intents.set(intent.id, intent);
      const created = Math.floor(Date.now() / 1000);
      const event = { id: `evt_${intent.id}`, object: 'event', type: 'payment_intent.succeeded', created };
      const body = JSON.stringify({ ...event, data: { object: intentObject(intent) } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const { status } = await fetch(`${shop}/api/webhooks/stripe`, { method: 'POST', headers, body });
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
