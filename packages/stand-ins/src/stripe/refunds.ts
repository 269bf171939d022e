import { moveBalance } from './balance.ts';
import { invalid, noSuch } from './errors.ts';
import { type Charge, type Refund, refundOf, type StripeState } from './objects.ts';
import { integer, mergedMetadata, type Params, text } from './params.ts';
import type { Webhooks } from './webhooks.ts';

export function createRefund(state: StripeState, hooks: Webhooks, params: Params): Refund {
  const charge = chargeOf(state, params);
  if (isChargedBack(state, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  const refundable = charge.amount - charge.amount_refunded;
  if (refundable === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = integer(params, 'amount') ?? refundable;
  if (amount < 1 || amount > refundable)
    throw invalid(`Refund amount (${amount}) is greater than what is left on the charge (${refundable}).`, {
      param: 'amount',
    });
  const newRefund = refundOf(charge, {
    amount,
    metadata: mergedMetadata(params),
    reason: text(params, 'reason') ?? null,
  });
  const { id: source, currency } = newRefund;
  const { id: balance_transaction } = moveBalance(state, { type: 'refund', amount: -amount, currency, fee: 0, source });
  const refund = state.refunds.put(newRefund.id, { ...newRefund, balance_transaction });
  const refunded = charge.amount_refunded + amount;
  const updatedCharge = state.charges.put(charge.id, {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  hooks.emit('refund.created', refund);
  hooks.emit('charge.refunded', updatedCharge);
  return refund;
}

const isChargedBack = ({ disputes }: StripeState, { id, disputed }: Charge) =>
  disputed &&
  disputes
    .all()
    .some(({ charge, status }) => charge === id && ['needs_response', 'under_review', 'lost'].includes(status));

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
