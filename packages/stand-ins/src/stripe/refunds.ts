import type { Charge } from './charges.ts';
import { invalid, noSuch } from './errors.ts';
import { newId, nowSeconds, type StripeState } from './objects.ts';
import { integer, mergedMetadata, type Params, text } from './params.ts';
import type { Webhooks } from './webhooks.ts';

export type Refund = ReturnType<typeof refundOf>;

const refundOf = (charge: Charge, amount: number, params: Params) => ({
  id: newId('re'),
  object: 'refund',
  amount,
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  metadata: mergedMetadata(params),
  payment_intent: charge.payment_intent,
  reason: text(params, 'reason') ?? null,
  status: 'succeeded',
});

export function createRefund(state: StripeState, hooks: Webhooks, params: Params): Refund {
  const charge = chargeOf(state, params);
  if (isChargedBack(state, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = integer(params, 'amount') ?? left;
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than what is left on the charge (${left}).`, {
      param: 'amount',
    });
  const made = refundOf(charge, amount, params);
  const refund = state.refunds.put(made.id, made);
  const refunded = charge.amount_refunded + amount;
  const after = state.charges.put(charge.id, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  hooks.emit('refund.created', refund);
  hooks.emit('charge.refunded', after);
  return refund;
}

const isChargedBack = ({ disputes }: StripeState, { id, disputed }: Charge) =>
  disputed &&
  disputes.all().some(({ charge, status }) => charge === id && (status === 'needs_response' || status === 'lost'));

function chargeOf(state: StripeState, params: Params): Charge {
  const intentId = text(params, 'payment_intent');
  const chargeId = text(params, 'charge') ?? (intentId && state.intents.get(intentId)?.latest_charge);
  if (!intentId && !chargeId)
    throw invalid('One of the following params should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  if (intentId && !state.intents.get(intentId)) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = chargeId ? state.charges.get(chargeId) : undefined;
  if (!charge?.paid) throw invalid('There is no successful charge to refund.', { code: 'charge_not_refundable' });
  return charge;
}
