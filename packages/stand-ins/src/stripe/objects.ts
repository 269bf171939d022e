import { randomBytes } from 'node:crypto';
import type { Collection, Journal } from '../journal.ts';
import type { Card } from './cards.ts';

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

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  livemode: false;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
  receipt_email: string | null;
  /** Where the receipt is shown, once it is paid. */
  receipt_url: string | null;
  refunded: boolean;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  balance_transactions: [];
  charge: string;
  created: number;
  currency: string;
  evidence: Record<string, never>;
  evidence_details: { due_by: number; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  livemode: false;
  metadata: Metadata;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response' | 'warning_closed';
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  automatic_tax: { enabled: boolean; status: 'complete' | 'requires_location_inputs' | null };
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_details: { email: string | null } | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  invoice_creation: { enabled: boolean };
  livemode: false;
  metadata: Metadata;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  total_details: { amount_discount: 0; amount_shipping: 0; amount_tax: number };
  url: string | null;
}

/** What tax is within, or comes on top of, an amount. */
export interface TaxCalculation {
  id: string;
  object: 'tax.calculation';
  amount_total: number;
  currency: string;
  customer_details: { address: { country: string; state: string | null }; address_source: null; ip_address: string };
  expires_at: number;
  livemode: false;
  tax_amount_exclusive: number;
  tax_amount_inclusive: number;
  tax_date: number;
}

/** Made by a hosted page after its payment. */
export interface Invoice {
  id: string;
  object: 'invoice';
  amount_paid: number;
  created: number;
  currency: string;
  hosted_invoice_url: string;
  invoice_pdf: string;
  livemode: false;
  metadata: Metadata;
  number: string;
  status: 'paid';
  total: number;
  total_taxes: { amount: number; tax_behavior: 'inclusive' }[];
}

/** Which payment paid an invoice: neither names the other by itself. */
export interface InvoicePayment {
  id: string;
  object: 'invoice_payment';
  amount_paid: number;
  created: number;
  currency: string;
  invoice: string;
  is_default: true;
  livemode: false;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'paid';
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

export interface StripeState {
  intents: Collection<PaymentIntent>;
  charges: Collection<Charge>;
  refunds: Collection<Refund>;
  disputes: Collection<Dispute>;
  sessions: Collection<CheckoutSession>;
  invoices: Collection<Invoice>;
  invoicePayments: Collection<InvoicePayment>;
  taxCalculations: Collection<TaxCalculation>;
  /** What a session's intent will be made with once its customer pays. */
  sessionIntents: Collection<{ metadata: Metadata; description: string | null; receipt_email: string | null }>;
  events: Collection<StripeEvent>;
  methods: Collection<PaymentMethod>;
  deliveries: Collection<Delivery>;
  answers: Collection<IdempotentAnswer>;
}

export function stripeState(journal: Journal): StripeState {
  return {
    intents: journal.collection('intents'),
    charges: journal.collection('charges'),
    refunds: journal.collection('refunds'),
    disputes: journal.collection('disputes'),
    sessions: journal.collection('sessions'),
    invoices: journal.collection('invoices'),
    invoicePayments: journal.collection('invoice-payments'),
    taxCalculations: journal.collection('tax-calculations'),
    sessionIntents: journal.collection('session-intents'),
    events: journal.collection('events'),
    methods: journal.collection('methods'),
    deliveries: journal.collection('deliveries'),
    answers: journal.collection('answers'),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `pi_3…` and the like: the prefix and 24 unguessable letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
