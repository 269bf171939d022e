import { CURRENCY } from '@trueseason/contracts';
import type { ProviderIntent } from '@trueseason/shop/flows';
import Stripe from 'stripe';
import type { GatewayConfig } from '../config.ts';
import { ProblemError } from '../http/problem-error.ts';
import { type BalanceProvider, createBalanceProvider } from './balance-provider.ts';
import { callProvider, createdSince, isInvalidRequest, isRefusal, listPages } from './call-provider.ts';
import { contentKey } from './content-key.ts';
import { createDisputeProvider, type DisputeProvider } from './dispute-provider.ts';
import { fetchCardChecks, fetchCardCountry } from './fetch-card-checks.ts';
import { fetchReceipt, type PaymentReceipt } from './fetch-receipt.ts';
import { type HostedCheckout, openCheckout } from './hosted-checkout.ts';
import { includeTax, isTaxed } from './include-tax.ts';
import { orderIdOf } from './order-id-of.ts';
import { PAYMENT_METHODS } from './payment-methods.ts';
import { type CallHealth, createWatchedClient } from './provider-health.ts';
import { createRefundProvider, type RefundProvider } from './refund-provider.ts';

/** An intent with the fields needed by the browser and for settlement. */
export interface Intent extends ProviderIntent {
  readonly clientSecret: string;
  readonly amount: number;
  /** Whether its tax is computed or cannot be. */
  readonly taxed: boolean;
}

export interface PaymentProvider extends RefundProvider, DisputeProvider, BalanceProvider {
  /** Of the calls of this process. */
  readonly health: CallHealth;
  /** @param key idempotency key */
  createIntent(orderId: number, amountCents: number, key: string): Promise<Intent>;
  fetchIntent(intentId: string): Promise<Intent>;
  /** Pages of the lists since then, newest first; events of a month at most. @throws payment_provider_unavailable */
  listEvents(types: readonly Stripe.Event['type'][], since: Date): AsyncIterable<readonly Stripe.Event[]>;
  listIntents(since: Date): AsyncIterable<readonly Intent[]>;
  /** Computes the tax included in an open intent, if configured; idempotent. */
  includeTax(intent: Intent, customerIp: string): Promise<void>;
  /** Expires an unpaid hosted page; a paid or expired one stays as it is. */
  expireCheckout(id: string): Promise<void>;
  /** Returns the intent afterwards: `canceled`, or its state if it can no longer be canceled. */
  cancelIntent(intentId: string): Promise<Intent>;
  /** @throws unavailable */
  fetchReceipt(intentId: string): Promise<PaymentReceipt>;
  /** What was checked of the card, in words; null for another means. */
  fetchCardChecks(intentId: string): Promise<string | null>;
  /** Null for another means. */
  fetchCardCountry(intentId: string): Promise<string | null>;
  /** Opens a hosted page for `amountCents`; idempotent by key. */
  createCheckout(checkout: HostedCheckout): Promise<{ id: string; url: string }>;
  /** A hosted page's intent, once payment has started, and the email address entered. */
  fetchCheckout(sessionId: string): Promise<{ intent: Intent | null; email: string | null }>;
  /** A webhook's event. @throws bad_request if the signature is missing, wrong or old, or the payload not JSON */
  readEvent(payload: Buffer, signature: string): Stripe.Event;
}

/** With its movement of the balance, which the provider may still be working out. */
const CHARGE = 'latest_charge.balance_transaction';

function toCharge(charge: Stripe.PaymentIntent['latest_charge']): Intent['charge'] {
  if (!charge || typeof charge === 'string' || !charge.paid) return null;
  const moved = charge.balance_transaction;
  if (!moved || typeof moved === 'string') return { at: new Date(charge.created * 1000), fee: null };
  const { id, fee: cents, currency, created } = moved;
  return { at: new Date(created * 1000), fee: cents === 0 ? null : { id, cents, currency } };
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    status: intent.status,
    amount: intent.amount,
    amountReceived: intent.amount_received,
    currency: intent.currency,
    charge: toCharge(intent.latest_charge),
    orderId: orderIdOf(intent.metadata.orderId),
    clientSecret: intent.client_secret ?? '',
    taxed: isTaxed(intent),
  };
}

const fetchAsIntent = async (call: Promise<Stripe.PaymentIntent>): Promise<Intent> =>
  toIntent(await callProvider(call));

export const openPaymentProvider = (config: GatewayConfig): PaymentProvider =>
  createPaymentProvider({
    secretKey: config.STRIPE_SECRET_KEY,
    webhookSecret: config.STRIPE_WEBHOOK_SECRET,
    apiUrl: config.STRIPE_API_URL,
    taxCode: config.STRIPE_TAX_CODE,
  });

interface ProviderOptions {
  secretKey: string;
  webhookSecret: string;
  /** For a local stand-in; defaults to the SDK's. */
  apiUrl?: string | undefined;
  /** The provider's tax code; without it no tax is computed. */
  taxCode?: string | undefined;
}

function createClient({ secretKey, apiUrl }: ProviderOptions, httpClient: Stripe.HttpClient): Stripe {
  const address = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    httpClient,
    ...(address && {
      host: address.hostname,
      port: Number(address.port),
      protocol: address.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

function createPaymentProvider(options: ProviderOptions): PaymentProvider {
  const { httpClient, health } = createWatchedClient();
  const stripe = createClient(options, httpClient);
  const { apiUrl, taxCode } = options;
  const retrieve = (id: string) => stripe.paymentIntents.retrieve(id, { expand: [CHARGE] });
  return {
    health,
    createIntent: (orderId, amount, key) => {
      const intent: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: CURRENCY,
        metadata: { orderId: String(orderId) },
        allowed_payment_method_types: [...PAYMENT_METHODS],
      };
      return fetchAsIntent(stripe.paymentIntents.create(intent, { idempotencyKey: contentKey(key, intent) }));
    },
    includeTax: async (intent, customerIp) => {
      if (!taxCode || intent.taxed) return;
      await includeTax(stripe, taxCode, { intentId: intent.id, amount: intent.amount, customerIp });
    },
    fetchIntent: (id) => fetchAsIntent(retrieve(id)),
    listEvents: (types, since) =>
      listPages((page) => stripe.events.list({ ...page, types: [...types], created: createdSince(since) })),
    async *listIntents(since) {
      const pages = listPages((page) =>
        stripe.paymentIntents.list({ ...page, created: createdSince(since), expand: [`data.${CHARGE}`] }),
      );
      for await (const page of pages) yield page.map(toIntent);
    },
    cancelIntent: (id) =>
      fetchAsIntent(
        stripe.paymentIntents.cancel(id).catch((error: unknown) => {
          if (isRefusal(error, 'payment_intent_unexpected_state')) return retrieve(id);
          throw error;
        }),
      ),
    ...createRefundProvider(stripe),
    ...createDisputeProvider(stripe),
    ...createBalanceProvider(stripe, taxCode !== undefined),
    fetchReceipt: (id) => fetchReceipt(stripe, id, apiUrl),
    fetchCardChecks: (id) => fetchCardChecks(stripe, id),
    fetchCardCountry: (id) => fetchCardCountry(stripe, id),
    createCheckout: (checkout) => openCheckout(stripe, taxCode, checkout),
    expireCheckout: async (id) => {
      const { status } = await callProvider(stripe.checkout.sessions.retrieve(id));
      if (status !== 'open') return;
      const expiry = stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
        // Paid or expired since our last check.
        if (!isInvalidRequest(error) || (await stripe.checkout.sessions.retrieve(id)).status === 'open') throw error;
      });
      await callProvider(expiry);
    },
    fetchCheckout: async (id) => {
      const session = await callProvider(
        stripe.checkout.sessions.retrieve(id, { expand: [`payment_intent.${CHARGE}`] }),
      );
      const { payment_intent: intent, customer_details } = session;
      const paymentIntent = typeof intent === 'string' ? await fetchAsIntent(retrieve(intent)) : intent;
      return {
        intent: paymentIntent && ('clientSecret' in paymentIntent ? paymentIntent : toIntent(paymentIntent)),
        email: customer_details?.email ?? null,
      };
    },
    readEvent: (payload, signature) => {
      try {
        return stripe.webhooks.constructEvent(payload, signature, options.webhookSecret);
      } catch (cause) {
        // Bad signature, or signed but not JSON: not from the provider.
        throw new ProblemError('bad_request', { cause });
      }
    },
  };
}
