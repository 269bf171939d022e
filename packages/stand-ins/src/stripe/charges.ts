import type { Card } from './cards.ts';
import { StripeError } from './errors.ts';
import { type CardFailure, newId, nowSeconds, type PaymentIntent } from './objects.ts';
import { type PaymentContext, saveIntent } from './payment-context.ts';

export type Charge = ReturnType<typeof chargeOf>;

function chargeOf(intent: PaymentIntent, card: Card, failure?: CardFailure) {
  return {
    id: newId('ch'),
    object: 'charge' as const,
    amount: intent.amount,
    amount_refunded: 0,
    created: nowSeconds(),
    currency: intent.currency,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: card.brand, last4: card.last4 } },
    receipt_email: intent.receipt_email,
    /** Where the receipt is shown, once it is paid. */
    receipt_url: null as string | null,
    refunded: false,
    status: failure ? 'failed' : 'pending',
  };
}

export function recordCharge({ state }: PaymentContext, ...of: Parameters<typeof chargeOf>): Charge {
  const charge = chargeOf(...of);
  return state.charges.put(charge.id, charge);
}

/** Opens the intent for another card; returns the error that the provider answers with. */
export function declineIntent(
  context: PaymentContext,
  intent: PaymentIntent,
  card: Card | undefined,
  failure: CardFailure,
): StripeError {
  const charge = card && recordCharge(context, intent, card, failure);
  const open = saveIntent(context, {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: failure,
    latest_charge: charge?.id ?? intent.latest_charge,
    payment_method: null,
    next_action: null,
  });
  if (charge) context.hooks.emit('charge.failed', charge);
  context.hooks.emit('payment_intent.payment_failed', open);
  const { code, decline_code, message } = failure;
  const error = { type: 'card_error', code, decline_code, message, charge: charge?.id, payment_intent: open } as const;
  return new StripeError(402, error);
}
