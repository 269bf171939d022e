import { confirmIntent } from './confirm-intent.ts';
import { invalid, missingParam, noSuch } from './errors.ts';
import { invoiceOf } from './invoices.ts';
import { methodTypesOf } from './method-types.ts';
import { type CheckoutSession, newId, nowSeconds, type PaymentIntent, sessionOf } from './objects.ts';
import {
  amountOf,
  emailOf,
  integer,
  isTrue,
  list,
  mergedMetadata,
  nested,
  type Params,
  requiredText,
  text,
} from './params.ts';
import { getIntent, type PaymentContext } from './payment-context.ts';
import { createIntent } from './payment-intents.ts';
import { HOSTED_ADDRESS, hostedTax, requireTaxCode } from './tax.ts';

const LIFE_SECONDS = 24 * 3600;

export class CheckoutSessions {
  private readonly context: PaymentContext;

  constructor(context: PaymentContext) {
    this.context = context;
  }

  get(id: string): CheckoutSession {
    const session = this.context.state.sessions.get(id);
    if (!session) throw noSuch('checkout.session', id, 'session');
    if (session.status === 'open' && session.expires_at <= nowSeconds()) return this.expire(id);
    return session.status === 'complete' && session.payment_status === 'unpaid' ? this.complete(id) : session;
  }

  create(params: Params): CheckoutSession {
    if (requiredText(params, 'mode') !== 'payment') throw invalid('Only mode=payment is supported.', { param: 'mode' });
    const id = newId('cs_test');
    const automatic = isTrue(nested(params, 'automatic_tax') ?? {}, 'enabled');
    const { amount, currency } = totalOf(params, automatic);
    const intentData = nested(params, 'payment_intent_data') ?? {};
    this.context.state.sessionIntents.put(id, {
      metadata: mergedMetadata(intentData),
      description: text(intentData, 'description') ?? null,
      receipt_email: emailOf(intentData, 'receipt_email') ?? null,
    });
    const session = sessionOf({
      id,
      amount,
      automatic,
      cancel_url: text(params, 'cancel_url') ?? null,
      client_reference_id: text(params, 'client_reference_id') ?? null,
      currency,
      customer_email: emailOf(params, 'customer_email') ?? null,
      expires_at: integer(params, 'expires_at') ?? nowSeconds() + LIFE_SECONDS,
      adaptive_pricing: { enabled: isTrue(nested(params, 'adaptive_pricing') ?? { enabled: 'true' }, 'enabled') },
      invoice_creation: { enabled: isTrue(nested(params, 'invoice_creation') ?? {}, 'enabled') },
      metadata: mergedMetadata(params),
      payment_method_types: methodTypesOf(params),
      success_url: requiredText(params, 'success_url'),
      url: `${this.context.baseUrl()}/c/pay/${id}`,
    });
    return this.context.state.sessions.put(id, session);
  }

  expire(id: string): CheckoutSession {
    const session = this.context.state.sessions.get(id);
    if (!session) throw noSuch('checkout.session', id, 'session');
    if (session.status !== 'open') throw invalid(`Only open sessions can expire; this one is ${session.status}.`);
    const expired = this.context.state.sessions.put(id, { ...session, status: 'expired', url: null });
    this.context.hooks.emit('checkout.session.expired', expired);
    return expired;
  }

  /** Pays an open session from its hosted page. A declined card throws; 3-D Secure returns an unfinished intent. */
  pay(id: string, email: string, card: Params): PaymentIntent {
    const session = this.get(id);
    if (session.status !== 'open') throw invalid('This checkout session is no longer open.');
    const intentData = this.context.state.sessionIntents.get(id);
    const intent = session.payment_intent
      ? getIntent(this.context, session.payment_intent)
      : createIntent(this.context, {
          amount: String(session.amount_total),
          currency: session.currency,
          allowed_payment_method_types: session.payment_method_types,
          metadata: intentData?.metadata,
          description: intentData?.description ?? undefined,
          receipt_email: intentData?.receipt_email ?? email,
        });
    this.context.state.sessions.put(id, {
      ...session,
      payment_intent: intent.id,
      customer_details: { email, address: HOSTED_ADDRESS },
    });
    const confirmed = confirmIntent(this.context, intent.id, {
      payment_method_data: { type: 'card', card },
      return_url: `${this.context.baseUrl()}/c/pay/${id}/return`,
    });
    this.complete(id);
    return confirmed;
  }

  /** Completes the session once its intent was confirmed, and marks it paid once that has succeeded. */
  complete(id: string): CheckoutSession {
    const session = this.context.state.sessions.get(id) ?? this.get(id);
    const intent = session.payment_intent ? getIntent(this.context, session.payment_intent) : undefined;
    if (session.status === 'expired' || session.payment_status === 'paid') return session;
    if (intent?.status === 'processing' && session.status === 'open') {
      const waiting = this.context.state.sessions.put(id, { ...session, status: 'complete', url: null });
      this.context.hooks.emit('checkout.session.completed', waiting);
      return waiting;
    }
    if (intent?.status !== 'succeeded') return session;
    const { automatic_tax, total_details, amount_total } = session;
    const taxed: CheckoutSession = automatic_tax.enabled
      ? {
          ...session,
          automatic_tax: { enabled: true, status: 'complete' },
          total_details: { ...total_details, amount_tax: hostedTax(amount_total) },
        }
      : session;
    const complete = this.context.state.sessions.put(id, {
      ...taxed,
      invoice: invoiceOf(this.context, taxed),
      payment_status: 'paid',
      status: 'complete',
      url: null,
    });
    const event = session.status === 'open' ? 'completed' : 'async_payment_succeeded';
    this.context.hooks.emit(`checkout.session.${event}`, complete);
    return complete;
  }
}

/** Where a paid customer is sent: the success address with the session's id filled in. */
export const successUrl = (session: CheckoutSession): string =>
  session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function totalOf(params: Params, automaticTax: boolean): { amount: number; currency: string } {
  const items = list(params, 'line_items');
  if (!items?.length) throw missingParam('line_items');
  let amount = 0;
  let currency = '';
  for (const item of items as Params[]) {
    const price = nested(item, 'price_data');
    if (!price) throw missingParam('line_items[0][price_data]');
    const name = text(nested(price, 'product_data') ?? {}, 'name');
    if (!name) throw missingParam('line_items[0][price_data][product_data][name]');
    requireTaxCode(nested(price, 'product_data') ?? {});
    if (automaticTax && !text(price, 'tax_behavior'))
      throw invalid('Every price needs a tax_behavior where automatic_tax is enabled.', { param: 'line_items' });
    amount += (integer(price, 'unit_amount') ?? 0) * (integer(item, 'quantity') ?? 1);
    currency = requiredText(price, 'currency').toLowerCase();
  }
  return { amount: amountOf({ amount: String(amount) }) ?? 0, currency };
}
