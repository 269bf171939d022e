import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal.ts';
import type { Card } from './cards.ts';
import type { Charge } from './charges.ts';
import type { CheckoutSession } from './checkout-sessions.ts';
import type { Dispute } from './disputes.ts';
import type { Invoice, InvoicePayment } from './invoices.ts';
import type { Refund } from './refunds.ts';
import type { TaxCalculation } from './tax.ts';

export type Metadata = Record<string, string>;

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface CardFailure {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string | undefined;
  message: string;
}

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } };

/** The provider's payment intent, as its API shows it. Amounts in cents, times in seconds. */
export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: 0;
  amount_received: number;
  automatic_payment_methods: { enabled: true; allow_redirects: 'always' | 'never' } | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: 'automatic_async';
  client_secret: string;
  confirmation_method: 'automatic';
  created: number;
  currency: string;
  customer: null;
  description: string | null;
  hooks: { inputs: { tax: { calculation: string } } } | null;
  last_payment_error: CardFailure | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Metadata;
  next_action: NextAction | null;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  status: IntentStatus;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What is kept of a card between confirmation and authentication. */
export interface PaymentMethod {
  id: string;
  card: Card;
}

export interface Delivery {
  id: string;
  eventId: string;
  attempts: number;
  /** Milliseconds since the epoch. */
  dueAt: number;
}

export interface IdempotentAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

export type StripeState = ReturnType<typeof stripeState>;

export function stripeState(journal: Journal) {
  return {
    intents: journal.collection<PaymentIntent>('intents'),
    charges: journal.collection<Charge>('charges'),
    refunds: journal.collection<Refund>('refunds'),
    disputes: journal.collection<Dispute>('disputes'),
    sessions: journal.collection<CheckoutSession>('sessions'),
    invoices: journal.collection<Invoice>('invoices'),
    invoicePayments: journal.collection<InvoicePayment>('invoice-payments'),
    taxCalculations: journal.collection<TaxCalculation>('tax-calculations'),
    /** What a session's intent will be made with once its customer pays. */
    sessionIntents: journal.collection<{
      metadata: Metadata;
      description: string | null;
      receipt_email: string | null;
    }>('session-intents'),
    events: journal.collection<StripeEvent>('events'),
    methods: journal.collection<PaymentMethod>('methods'),
    deliveries: journal.collection<Delivery>('deliveries'),
    answers: journal.collection<IdempotentAnswer>('answers'),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `pi_3…` and the like: the prefix and 24 unguessable letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
