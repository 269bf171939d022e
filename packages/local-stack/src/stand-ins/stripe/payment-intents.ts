import type { Controls } from '../controls.ts';
import { type Card, type CardInput, cardOfInput, cardOfToken, GENERIC_DECLINE } from './cards.ts';
import { invalid, missingParam, noSuch, StripeError, unexpectedState } from './errors.ts';
import {
  type CardFailure,
  type Charge,
  type NextAction,
  newId,
  nowSeconds,
  type PaymentIntent,
  type StripeState,
} from './objects.ts';
import { amountOf, emailOf, isTrue, mergedMetadata, nested, type Params, text } from './params.ts';
import type { Webhooks } from './webhooks.ts';

export interface PaymentContext {
  state: StripeState;
  controls: Controls;
  hooks: Webhooks;
  /** The address of the stand-ins, for the pages that a customer is sent to. */
  baseUrl: () => string;
}

const FINAL = new Set(['succeeded', 'canceled', 'processing']);

export class PaymentIntents {
  private readonly context: PaymentContext;

  constructor(context: PaymentContext) {
    this.context = context;
  }

  get(id: string): PaymentIntent {
    const intent = this.context.state.intents.get(id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }

  create(params: Params): PaymentIntent {
    const amount = amountOf(params);
    if (amount === undefined) throw missingParam('amount');
    const id = newId('pi');
    const automatic = nested(params, 'automatic_payment_methods');
    const intent: PaymentIntent = {
      id,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      automatic_payment_methods: automatic
        ? { enabled: true, allow_redirects: automatic.allow_redirects === 'never' ? 'never' : 'always' }
        : null,
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: newId(`${id}_secret`),
      confirmation_method: 'automatic',
      created: nowSeconds(),
      currency: currencyOf(params),
      customer: null,
      description: text(params, 'description') ?? null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: mergedMetadata(params),
      next_action: null,
      payment_method: null,
      payment_method_types: ['card'],
      receipt_email: emailOf(params, 'receipt_email') ?? null,
      status: 'requires_payment_method',
    };
    this.save(intent);
    this.emit('payment_intent.created', intent);
    if (text(params, 'payment_method') || params.payment_method_data) this.attach(intent, params);
    return isTrue(params, 'confirm') ? this.confirm(id, params) : this.get(id);
  }

  update(id: string, params: Params): PaymentIntent {
    const intent = this.get(id);
    const amount = amountOf(params);
    if (FINAL.has(intent.status) && (amount !== undefined || params.currency !== undefined))
      throw unexpectedState(intent, 'updated');
    return this.save({
      ...intent,
      amount: amount ?? intent.amount,
      currency: params.currency === undefined ? intent.currency : currencyOf(params),
      description: text(params, 'description') ?? intent.description,
      metadata: mergedMetadata(params, intent.metadata),
      receipt_email: emailOf(params, 'receipt_email') ?? intent.receipt_email,
    });
  }

  cancel(id: string, params: Params): PaymentIntent {
    const intent = this.get(id);
    if (FINAL.has(intent.status)) throw unexpectedState(intent, 'canceled');
    const canceled = this.save({
      ...intent,
      status: 'canceled',
      canceled_at: nowSeconds(),
      cancellation_reason: text(params, 'cancellation_reason') ?? null,
      next_action: null,
    });
    this.emit('payment_intent.canceled', canceled);
    return canceled;
  }

  /** Charges the card. Declines throw, as the provider answers them with 402, and leave the intent open. */
  confirm(id: string, params: Params): PaymentIntent {
    const before = this.get(id);
    if (FINAL.has(before.status)) throw unexpectedState(before, 'confirmed');
    const email = emailOf(params, 'receipt_email');
    const intent = this.attach(email ? { ...before, receipt_email: email } : before, params);
    const card = this.context.state.methods.get(intent.payment_method ?? '')?.card;
    if (!card) throw missingParam('payment_method');
    const fate = this.nextFate(card);
    if (fate.outcome === 'declines')
      throw this.decline(intent, card, {
        type: 'card_error',
        code: fate.code,
        decline_code: fate.declineCode,
        message: fate.message,
      });
    if (fate.outcome === 'succeeds') return this.charge(intent, card);
    const waiting = this.save({ ...intent, status: 'requires_action', next_action: this.challenge(intent, params) });
    this.emit('payment_intent.requires_action', waiting);
    return waiting;
  }

  /** The end of 3-D Secure. */
  authenticate(id: string, passed: boolean): PaymentIntent {
    const intent = this.get(id);
    if (intent.status !== 'requires_action') return intent;
    const card = this.context.state.methods.get(intent.payment_method ?? '')?.card;
    if (!card) throw missingParam('payment_method');
    if (passed) return this.charge({ ...intent, next_action: null }, card);
    this.decline({ ...intent, next_action: null }, undefined, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
    });
    return this.get(id);
  }

  /** Finishes the payments that an earlier run left in `processing`. */
  resume(): void {
    for (const intent of this.context.state.intents.all()) if (intent.status === 'processing') this.settle(intent.id);
  }

  private attach(intent: PaymentIntent, params: Params): PaymentIntent {
    const card = cardOf(params);
    if (!card) return this.save(intent);
    const id = newId('pm');
    this.context.state.methods.put(id, { id, card });
    const status = intent.status === 'requires_payment_method' ? 'requires_confirmation' : intent.status;
    return this.save({ ...intent, payment_method: id, status, next_action: null });
  }

  private nextFate(card: Card): Card['fate'] {
    const { stripe } = this.context.controls;
    if (stripe.declineNext === 0) return card.fate;
    stripe.declineNext -= 1;
    return GENERIC_DECLINE;
  }

  private challenge(intent: PaymentIntent, params: Params): NextAction {
    const address = `${this.context.baseUrl()}/3ds/${intent.id}?client_secret=${intent.client_secret}`;
    const back = text(params, 'return_url');
    if (isTrue(params, 'use_stripe_sdk') || !back)
      return { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: address } };
    const url = `${address}&return_url=${encodeURIComponent(back)}`;
    return { type: 'redirect_to_url', redirect_to_url: { url, return_url: back } };
  }

  private decline(intent: PaymentIntent, card: Card | undefined, failure: CardFailure): StripeError {
    const charge = card && this.record(intent, card, failure);
    const open = this.save({
      ...intent,
      status: 'requires_payment_method',
      last_payment_error: failure,
      latest_charge: charge?.id ?? intent.latest_charge,
      payment_method: null,
      next_action: null,
    });
    if (charge) this.emit('charge.failed', charge);
    this.emit('payment_intent.payment_failed', open);
    const { type: _, ...told } = failure;
    return new StripeError(402, { type: 'card_error', ...told, charge: charge?.id, payment_intent: open });
  }

  private charge(intent: PaymentIntent, card: Card): PaymentIntent {
    const charge = this.record(intent, card);
    const wait = this.context.controls.stripe.processingMs;
    const processing = this.save({
      ...intent,
      status: 'processing',
      last_payment_error: null,
      latest_charge: charge.id,
      next_action: null,
    });
    if (wait === 0) return this.settle(intent.id);
    this.emit('payment_intent.processing', processing);
    setTimeout(() => this.settle(intent.id), wait).unref();
    return processing;
  }

  private settle(id: string): PaymentIntent {
    const intent = this.get(id);
    const charge = this.context.state.charges.get(intent.latest_charge ?? '');
    if (intent.status !== 'processing' || !charge) return intent;
    const paid = this.context.state.charges.put(charge.id, { ...charge, paid: true, status: 'succeeded' });
    const succeeded = this.save({ ...intent, status: 'succeeded', amount_received: intent.amount });
    this.emit('charge.succeeded', paid);
    this.emit('payment_intent.succeeded', succeeded);
    return succeeded;
  }

  private record(intent: PaymentIntent, card: Card, failure?: CardFailure): Charge {
    const id = newId('ch');
    return this.context.state.charges.put(id, {
      id,
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      created: nowSeconds(),
      currency: intent.currency,
      failure_code: failure?.code ?? null,
      failure_message: failure?.message ?? null,
      livemode: false,
      metadata: intent.metadata,
      paid: false,
      payment_intent: intent.id,
      payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
      receipt_email: intent.receipt_email,
      refunded: false,
      status: failure ? 'failed' : 'pending',
    });
  }

  private save(intent: PaymentIntent): PaymentIntent {
    return this.context.state.intents.put(intent.id, intent);
  }

  private emit(type: string, object: object): void {
    this.context.hooks.emit(type, object);
  }
}

function currencyOf(params: Params): string {
  const currency = text(params, 'currency');
  if (!currency) throw missingParam('currency');
  if (!/^[a-z]{3}$/i.test(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
  return currency.toLowerCase();
}

function cardOf(params: Params): Card | undefined {
  const token = text(params, 'payment_method');
  if (token) {
    const card = cardOfToken(token);
    if (!card) throw noSuch('PaymentMethod', token, 'payment_method');
    return card;
  }
  const data = nested(params, 'payment_method_data');
  if (!data) return undefined;
  if (data.type !== 'card')
    throw invalid('Only cards are supported in test mode.', { param: 'payment_method_data[type]' });
  return cardOfInput((nested(data, 'card') ?? {}) as CardInput);
}
