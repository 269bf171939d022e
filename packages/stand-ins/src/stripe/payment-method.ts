import { type Card, type CardInput, cardOfInput } from './cards.ts';
import { invalid } from './errors.ts';
import { newId, type PaymentIntent } from './objects.ts';
import { nested, type Params, text } from './params.ts';
import { type PaymentContext, saveIntent } from './payment-context.ts';

/** Gives an intent the card that the call names, if it names one. Of a typed card only its last digits are kept. */
export function attachMethod(context: PaymentContext, intent: PaymentIntent, params: Params): PaymentIntent {
  const card = cardOf(params, intent);
  if (!card) return saveIntent(context, intent);
  const id = newId('pm');
  context.state.methods.put(id, { id, card });
  const status = intent.status === 'requires_payment_method' ? 'requires_confirmation' : intent.status;
  return saveIntent(context, { ...intent, payment_method: id, status, next_action: null });
}

export const attachedCard = ({ state }: PaymentContext, intent: PaymentIntent): Card | undefined =>
  state.methods.get(intent.payment_method ?? '')?.card;

function cardOf(params: Params, { payment_method_types }: PaymentIntent): Card | undefined {
  const data = nested(params, 'payment_method_data');
  if (!data) return undefined;
  const type = text(data, 'type') ?? '';
  if (!payment_method_types.includes(type))
    throw invalid(`The payment method type "${type}" is not allowed for this PaymentIntent.`, {
      code: 'payment_intent_incompatible_payment_method',
    });
  if (data.type !== 'card')
    throw invalid('Only cards are supported in test mode.', { param: 'payment_method_data[type]' });
  return cardOfInput((nested(data, 'card') ?? {}) as CardInput);
}
