import { confirmIntent } from './confirm-intent.ts';
import { invalid, missingParam, unexpectedState } from './errors.ts';
import { methodTypesOf, namesMethodTypes } from './method-types.ts';
import { intentOf, newId, nowSeconds, type PaymentIntent } from './objects.ts';
import { amountOf, emailOf, isTrue, mergedMetadata, nested, type Params, text } from './params.ts';
import { getIntent, isFinal, type PaymentContext, saveIntent } from './payment-context.ts';
import { attachMethod } from './payment-method.ts';
import { hooksOf } from './tax.ts';

export function createIntent(context: PaymentContext, params: Params): PaymentIntent {
  const amount = amountOf(params);
  if (amount === undefined) throw missingParam('amount');
  const id = newId('pi');
  const automatic = nested(params, 'automatic_payment_methods');
  const intent = intentOf({
    id,
    amount,
    automatic_payment_methods: automatic
      ? { enabled: true, allow_redirects: automatic.allow_redirects === 'never' ? 'never' : 'always' }
      : null,
    currency: currencyOf(params),
    description: text(params, 'description') ?? null,
    hooks: hooksOf(context.state, params),
    metadata: mergedMetadata(params),
    payment_method_types: methodTypesOf(params),
    receipt_email: emailOf(params, 'receipt_email') ?? null,
  });
  saveIntent(context, intent);
  context.hooks.emit('payment_intent.created', intent);
  attachMethod(context, intent, params);
  return isTrue(params, 'confirm') ? confirmIntent(context, id, params) : getIntent(context, id);
}

export function updateIntent(context: PaymentContext, id: string, params: Params): PaymentIntent {
  const intent = getIntent(context, id);
  const amount = amountOf(params);
  if (isFinal(intent) && [amount, params.currency, params.hooks].some((given) => given !== undefined))
    throw unexpectedState(intent, 'updated');
  return saveIntent(context, {
    ...intent,
    amount: amount ?? intent.amount,
    currency: params.currency === undefined ? intent.currency : currencyOf(params),
    description: text(params, 'description') ?? intent.description,
    hooks: hooksOf(context.state, params, intent.hooks),
    metadata: mergedMetadata(params, intent.metadata),
    payment_method_types: namesMethodTypes(params) ? methodTypesOf(params) : intent.payment_method_types,
    receipt_email: emailOf(params, 'receipt_email') ?? intent.receipt_email,
  });
}

export function cancelIntent(context: PaymentContext, id: string, params: Params): PaymentIntent {
  const intent = getIntent(context, id);
  if (isFinal(intent)) throw unexpectedState(intent, 'canceled');
  const canceled = saveIntent(context, {
    ...intent,
    status: 'canceled',
    canceled_at: nowSeconds(),
    cancellation_reason: text(params, 'cancellation_reason') ?? null,
    next_action: null,
  });
  context.hooks.emit('payment_intent.canceled', canceled);
  return canceled;
}

function currencyOf(params: Params): string {
  const currency = text(params, 'currency');
  if (!currency) throw missingParam('currency');
  if (!/^[a-z]{3}$/i.test(currency)) throw invalid(`Invalid currency: ${currency}`, { param: 'currency' });
  return currency.toLowerCase();
}
