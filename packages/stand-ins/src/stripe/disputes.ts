import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from './answer.ts';
import { DISPUTE_FEE, moveBalance } from './balance.ts';
import { invalid, noSuch } from './errors.ts';
import { type Charge, type Dispute, disputeOf } from './objects.ts';
import { isTrue, nested, type Params } from './params.ts';
import { getIntent, type PaymentContext } from './payment-context.ts';

const isOver = ({ status }: Dispute) => ['won', 'lost', 'warning_closed'].includes(status);

/** An intent's successful charge. */
export function paidCharge(context: PaymentContext, intentId: string): Charge {
  const { latest_charge } = getIntent(context, intentId);
  const charge = latest_charge ? context.state.charges.get(latest_charge) : undefined;
  if (!charge?.paid) throw invalid('There is no successful charge.');
  return charge;
}

/** Opens a dispute or a warning at the customer's bank, with the provider's event. */
function openDispute(context: PaymentContext, intentId: string, isWarning: boolean): Dispute {
  const { state, hooks } = context;
  const charge = paidCharge(context, intentId);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`);
  const newDispute = disputeOf(charge, isWarning);
  const dispute = state.disputes.put(newDispute.id, {
    ...newDispute,
    balance_transactions: isWarning ? [] : [moved(context, newDispute, -1)],
  });
  state.charges.put(charge.id, { ...charge, disputed: true });
  hooks.emit('charge.dispute.created', dispute);
  if (!isWarning) hooks.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank takes the money at once, and gives it back to a shop that won; its fee stays. */
const moved = ({ state }: PaymentContext, { id, amount, currency }: Dispute, sign: 1 | -1) =>
  moveBalance(state, {
    type: 'adjustment',
    amount: sign * amount,
    currency,
    fee: sign < 0 ? DISPUTE_FEE : 0,
    source: id,
  });

/** The shop's evidence, which goes to the bank at once if it says so. */
export function updateDispute({ state, hooks }: PaymentContext, id: string, params: Params): Dispute {
  const dispute = state.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  if (!dispute.status.endsWith('needs_response')) throw invalid('This dispute is not open for evidence');
  const evidence = { ...dispute.evidence, ...nested(params, 'evidence') };
  const isSubmitted = isTrue(params, 'submit');
  const updated = state.disputes.put(id, {
    ...dispute,
    evidence,
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: true,
      submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
    },
    ...(isSubmitted && { status: dispute.status.replace('needs_response', 'under_review') }),
  });
  hooks.emit('charge.dispute.updated', updated);
  return updated;
}

/** The bank has decided; a warning only ends. */
export function closeDispute(context: PaymentContext, id: string, won: boolean): Dispute {
  const { state, hooks } = context;
  const dispute = state.disputes.get(id);
  if (!dispute) throw noSuch('dispute', id);
  if (isOver(dispute)) throw invalid('This dispute is already closed');
  const isWarning = dispute.status.startsWith('warning_');
  const status = isWarning ? 'warning_closed' : won ? 'won' : 'lost';
  const returned = status === 'won' ? [moved(context, dispute, 1)] : [];
  const closed = state.disputes.put(id, {
    ...dispute,
    status,
    balance_transactions: [...dispute.balance_transactions, ...returned],
  });
  hooks.emit('charge.dispute.updated', closed);
  hooks.emit('charge.dispute.closed', closed);
  if (status === 'won') hooks.emit('charge.dispute.funds_reinstated', closed);
  return closed;
}

const opening = z.object({ paymentIntent: z.string(), warning: z.boolean().default(false) });
const closing = z.object({ won: z.boolean() });

/** What a bank does, for tests: POST /_disputes and POST /_disputes/:id/close. */
export function disputeControls(app: FastifyInstance, context: PaymentContext): void {
  app.post('/_disputes', async ({ body }, reply) =>
    answer(reply, () => {
      const { paymentIntent, warning } = opening.parse(body);
      return openDispute(context, paymentIntent, warning);
    }),
  );
  app.post<{ Params: { id: string } }>('/_disputes/:id/close', async ({ params, body }, reply) =>
    answer(reply, () => closeDispute(context, params.id, closing.parse(body).won)),
  );
}
