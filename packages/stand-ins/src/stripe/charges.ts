import type { Card } from './cards.ts';
import { StripeError } from './errors.ts';
import { type CardFailure, type Charge, chargeOf, type PaymentIntent } from './objects.ts';
import { type PaymentContext, saveIntent } from './payment-context.ts';

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
