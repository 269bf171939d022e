import { randomBytes } from 'node:crypto';
import type { Journal } from '../journal.ts';
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
export type PaymentIntent = ReturnType<typeof intentOf>;

export const intentOf = (given: {
  id: string;
  amount: number;
  automatic_payment_methods: { enabled: true; allow_redirects: 'always' | 'never' } | null;
  currency: string;
  description: string | null;
  hooks: { inputs: { tax: { calculation: string } } } | null;
  metadata: Metadata;
  payment_method_types: string[];
  receipt_email: string | null;
}) => ({
  ...given,
  object: 'payment_intent' as const,
  amount_capturable: 0,
  amount_received: 0,
  canceled_at: null as number | null,
  cancellation_reason: null as string | null,
  capture_method: 'automatic_async',
  client_secret: newId(`${given.id}_secret`),
  confirmation_method: 'automatic',
  created: nowSeconds(),
  customer: null,
  last_payment_error: null as CardFailure | null,
  latest_charge: null as string | null,
  livemode: false,
  next_action: null as NextAction | null,
  payment_method: null as string | null,
  status: 'requires_payment_method' as IntentStatus,
});

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
    fraudWarnings: journal.collection<FraudWarning>('fraud-warnings'),
    reviews: journal.collection<Review>('reviews'),
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
    balanceTransactions: journal.collection<BalanceTransaction>('balance-transactions'),
    payouts: journal.collection<Payout>('payouts'),
    answers: journal.collection<IdempotentAnswer>('answers'),
  };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `pi_3…` and the like: the prefix and 24 unguessable letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_${[...randomBytes(24)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** With the checks of the bank: the form asks for no address. */
const cardDetailsOf = ({ brand, last4, fate }: Card) => ({
  brand,
  last4,
  country: 'US',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  three_d_secure:
    fate.outcome === 'authenticates'
      ? { authentication_flow: 'challenge', result: 'authenticated', version: '2.2.0' }
      : null,
  wallet: null,
});

export type Charge = ReturnType<typeof chargeOf>;

export function chargeOf(intent: PaymentIntent, card: Card, failure?: CardFailure) {
  return {
    id: newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_refunded: 0,
    /** Once it is paid. */
    balance_transaction: null as string | null,
    created: nowSeconds(),
    currency: intent.currency,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    outcome: { type: failure ? 'issuer_declined' : 'authorized', risk_level: 'normal' },
    payment_method_details: { type: 'card', card: cardDetailsOf(card) },
    receipt_email: intent.receipt_email,
    /** Where the receipt is shown, once it is paid. */
    receipt_url: null as string | null,
    refunded: false,
    status: failure ? 'failed' : 'pending',
  };
}

export type Refund = ReturnType<typeof refundOf>;

export const refundOf = (charge: Charge, given: { amount: number; metadata: Metadata; reason: string | null }) => ({
  id: newId('re'),
  object: 'refund',
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  payment_intent: charge.payment_intent,
  ...given,
  balance_transaction: null as string | null,
  failure_balance_transaction: null as string | null,
  failure_reason: null as string | null,
  status: 'succeeded',
});

const about = ({ id: charge, payment_intent }: Charge) => ({
  charge,
  created: nowSeconds(),
  livemode: false,
  payment_intent,
});

export type FraudWarning = ReturnType<typeof fraudWarningOf>;

export const fraudWarningOf = (charge: Charge) => ({
  id: newId('issfr'),
  object: 'radar.early_fraud_warning',
  actionable: true,
  fraud_type: 'made_with_stolen_card',
  ...about(charge),
});

export type Review = ReturnType<typeof reviewOf>;

export const reviewOf = (charge: Charge) => ({
  id: newId('prv'),
  object: 'review',
  closed_reason: null as string | null,
  open: true,
  opened_reason: 'rule',
  reason: 'rule',
  ...about(charge),
});

const WEEK_SECONDS = 7 * 24 * 60 * 60;

export type Dispute = ReturnType<typeof disputeOf>;

export const disputeOf = ({ id, amount, currency, payment_intent }: Charge, isWarning: boolean) => ({
  id: newId('dp'),
  object: 'dispute',
  amount,
  balance_transactions: [] as BalanceTransaction[],
  charge: id,
  created: nowSeconds(),
  currency,
  evidence: {},
  evidence_details: { due_by: nowSeconds() + WEEK_SECONDS, has_evidence: false, past_due: false, submission_count: 0 },
  is_charge_refundable: isWarning,
  livemode: false,
  metadata: {},
  payment_intent,
  reason: 'fraudulent',
  status: isWarning ? 'warning_needs_response' : 'needs_response',
});

/** A movement of the shop's balance. Cents; what leaves is negative, and fees are taken off. */
export type BalanceTransaction = ReturnType<typeof balanceTransactionOf>;

export const balanceTransactionOf = (given: {
  type: string;
  amount: number;
  currency: string;
  fee: number;
  source: string | null;
}) => ({
  ...given,
  id: newId('txn'),
  object: 'balance_transaction',
  available_on: nowSeconds(),
  created: nowSeconds(),
  description: null,
  net: given.amount - given.fee,
  reporting_category: given.type,
  status: 'available',
});

export type Payout = ReturnType<typeof payoutOf>;

export const payoutOf = (amount: number, currency: string) => ({
  id: newId('po'),
  object: 'payout',
  amount,
  arrival_date: nowSeconds(),
  automatic: true,
  balance_transaction: null as string | null,
  created: nowSeconds(),
  currency,
  livemode: false,
  status: 'paid',
});

const CALCULATION_SECONDS = 90 * 24 * 60 * 60;

/** What tax is within, or comes on top of, an amount. */
export type TaxCalculation = ReturnType<typeof calculationOf>;

export const calculationOf = (given: {
  currency: string;
  amount_total: number;
  tax_amount_inclusive: number;
  tax_amount_exclusive: number;
  customer_details: { address: { country: string; state: null }; address_source: null; ip_address: string };
}) => ({
  id: newId('taxcalc'),
  object: 'tax.calculation',
  ...given,
  expires_at: nowSeconds() + CALCULATION_SECONDS,
  livemode: false,
  tax_date: nowSeconds(),
});

export type CheckoutSession = ReturnType<typeof sessionOf>;

export const sessionOf = (given: {
  id: string;
  amount: number;
  automatic: boolean;
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  invoice_creation: { enabled: boolean };
  /** On for a new account, whose foreign buyers then see another currency. */
  adaptive_pricing: { enabled: boolean };
  metadata: Metadata;
  payment_method_types: string[];
  success_url: string;
  url: string;
}) => {
  const { amount, automatic, url, ...rest } = given;
  return {
    ...rest,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: automatic, status: automatic ? 'requires_location_inputs' : null },
    created: nowSeconds(),
    customer_details: null as { email: string | null; address: { country: string } } | null,
    invoice: null as string | null,
    livemode: false,
    mode: 'payment',
    payment_intent: null as string | null,
    payment_status: 'unpaid',
    status: 'open',
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: url as string | null,
  };
};

export type Invoice = ReturnType<typeof invoiceFor>;
export type InvoicePayment = ReturnType<typeof paymentFor>;

const shared = ({ amount_total, currency }: CheckoutSession) => ({
  created: nowSeconds(),
  currency,
  livemode: false,
  status: 'paid',
  amount_paid: amount_total,
});

export function invoiceFor(session: CheckoutSession, baseUrl: string, number: number) {
  const id = newId('in');
  const page = `${baseUrl}/i/${id}`;
  const { amount_tax: amount } = session.total_details;
  return {
    ...shared(session),
    id,
    object: 'invoice',
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    metadata: session.metadata,
    number: `TEST-${String(number).padStart(4, '0')}`,
    total: session.amount_total,
    total_taxes: amount > 0 ? [{ amount, tax_behavior: 'inclusive' }] : [],
  };
}

/** Which payment paid an invoice: neither names the other by itself. */
export const paymentFor = (session: CheckoutSession, invoice: string, payment_intent: string) => ({
  ...shared(session),
  id: newId('inpay'),
  object: 'invoice_payment',
  invoice,
  is_default: true,
  payment: { type: 'payment_intent', payment_intent },
});
