import { BRAND, CURRENCY } from '@trueseason/contracts';
import type { ProviderIntent } from '@trueseason/orders';
import Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';

/** An intent as the browser needs it and as settling needs it. */
export interface Intent extends ProviderIntent {
  readonly clientSecret: string;
  readonly amount: number;
}

export interface PaymentProvider {
  /** @param key repeated calls with the same key make one intent */
  createIntent(orderId: number, amountCents: number, key: string): Promise<Intent>;
  fetchIntent(intentId: string): Promise<Intent>;
  /** Ends a hosted page that nobody has paid on; one that was paid, or has ended, stays as it is. */
  expireCheckout(id: string): Promise<void>;
  /** The intent afterwards: `canceled`, or what it was where it can no longer be canceled. */
  cancelIntent(intentId: string): Promise<Intent>;
  /** Gives the whole amount back; repeated calls give it back once. */
  refund(intentId: string): Promise<void>;
  fetchDispute(disputeId: string): Promise<{ status: string; intentId: string | null }>;
  /** Opens a hosted page that collects `amountCents` for an order; repeated calls with the same key open one. */
  createCheckout(checkout: HostedCheckout): Promise<{ id: string; url: string }>;
  /** What a hosted page has led to: its intent once the customer has begun to pay, and the address they gave. */
  fetchCheckout(sessionId: string): Promise<{ intent: Intent | null; email: string | null }>;
  /** The verified event of a webhook. @throws bad_request when it is missing, wrong, old or over no JSON */
  readEvent(payload: Buffer, signature: string): Stripe.Event;
}

export interface HostedCheckout {
  readonly orderId: number;
  readonly amountCents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly key: string;
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    orderId: Number(intent.metadata.orderId),
    clientSecret: intent.client_secret ?? '',
  };
}

const { StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeInvalidRequestError } = Stripe.errors;
const OUTAGES = [StripeConnectionError, StripeAPIError, StripeRateLimitError];

/** A refusal of the provider that only says that what we asked for is so already. */
const isRefusal = (error: unknown, code: string) => error instanceof StripeInvalidRequestError && error.code === code;

const DISPUTED = 'This payment is disputed. It is settled with the bank, not by a refund.';

/** Turns the provider's outages into words; a refusal of ours (a bug) stays an error. */
async function reach<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (OUTAGES.some((kind) => error instanceof kind)) throw new ProblemError('payment_provider_unavailable');
    throw error;
  }
}

const ask = async (call: Promise<Stripe.PaymentIntent>): Promise<Intent> => toIntent(await reach(call));

interface ProviderOptions {
  secretKey: string;
  webhookSecret: string;
  /** Of a stand-in; absent, the SDK's own. */
  apiUrl?: string | undefined;
}

function createClient({ secretKey, apiUrl }: ProviderOptions): Stripe {
  const address = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: Number(address.port),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

export function createPaymentProvider(options: ProviderOptions): PaymentProvider {
  const stripe = createClient(options);
  return {
    createIntent: (orderId, amount, key) =>
      ask(
        stripe.paymentIntents.create(
          {
            amount,
            currency: CURRENCY,
            metadata: { orderId: String(orderId) },
            automatic_payment_methods: { enabled: true },
          },
          { idempotencyKey: key },
        ),
      ),
    fetchIntent: (id) => ask(stripe.paymentIntents.retrieve(id)),
    cancelIntent: (id) =>
      ask(
        stripe.paymentIntents.cancel(id).catch((error: unknown) => {
          if (isRefusal(error, 'payment_intent_unexpected_state')) return stripe.paymentIntents.retrieve(id);
          throw error;
        }),
      ),
    refund: async (id) => {
      const refund = stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund-${id}` });
      await reach(refund).catch((error: unknown) => {
        // By hand, in the provider's own dashboard.
        if (isRefusal(error, 'charge_already_refunded')) return;
        if (isRefusal(error, 'charge_disputed')) throw new ProblemError('bad_request', { message: DISPUTED });
        throw error;
      });
    },
    fetchDispute: async (id) => {
      const { status, payment_intent } = await reach(stripe.disputes.retrieve(id));
      return { status, intentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null) };
    },
    createCheckout: async ({ orderId, amountCents, successUrl, cancelUrl, key }) => {
      const metadata = { orderId: String(orderId) };
      const product_data = { name: BRAND.product };
      const session = await reach(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ quantity: 1, price_data: { currency: CURRENCY, unit_amount: amountCents, product_data } }],
            metadata,
            payment_intent_data: { metadata },
            success_url: successUrl,
            cancel_url: cancelUrl,
          },
          { idempotencyKey: key },
        ),
      );
      if (!session.url) throw new ProblemError('payment_provider_unavailable');
      return { id: session.id, url: session.url };
    },
    expireCheckout: async (id) => {
      const { status } = await reach(stripe.checkout.sessions.retrieve(id));
      if (status === 'open') await reach(stripe.checkout.sessions.expire(id));
    },
    fetchCheckout: async (id) => {
      const session = await reach(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }));
      const { payment_intent: intent, customer_details } = session;
      const found = typeof intent === 'string' ? await ask(stripe.paymentIntents.retrieve(intent)) : intent;
      return {
        intent: found && ('clientSecret' in found ? found : toIntent(found)),
        email: customer_details?.email ?? null,
      };
    },
    readEvent: (payload, signature) => {
      try {
        return stripe.webhooks.constructEvent(payload, signature, options.webhookSecret);
      } catch (cause) {
        // Without a good signature, or signed and no JSON: nothing that the provider sends.
        throw new ProblemError('bad_request', { cause });
      }
    },
  };
}
