import type { DisputeState } from '@trueseason/shop/flows';
import type Stripe from 'stripe';
import { callProvider, createdSince, listPages } from './call-provider.ts';

export interface Dispute extends DisputeState {
  /** Null for another shop on the same account. */
  readonly intentId: string | null;
  /** The provider's page. */
  readonly url: string;
  /** An inquiry that a refund still ends; otherwise the bank decides. */
  readonly refundable: boolean;
}

/** What the bank gets to read. */
export interface DisputeFile {
  readonly product: string;
  readonly email: string | null;
  /** What happened, a line each. */
  readonly history: string;
}

/** All throw payment_provider_unavailable. */
export interface DisputeProvider {
  fetchDispute(disputeId: string): Promise<Dispute>;
  /** An intent's last dispute; null if there was none. */
  findDispute(intentId: string): Promise<Dispute | null>;
  /** Pages since then, newest first. */
  listDisputes(since: Date): AsyncIterable<readonly Dispute[]>;
  /** Hands the dispute file to the bank, once: nothing can be added later. */
  submitDisputeFile(disputeId: string, file: DisputeFile): Promise<Dispute>;
  /** Gives a dispute up as lost, for good. */
  acceptDispute(disputeId: string): Promise<Dispute>;
}

const toDispute = ({
  id,
  status,
  reason,
  amount,
  payment_intent,
  evidence_details,
  livemode,
  is_charge_refundable,
  currency,
  balance_transactions,
}: Stripe.Dispute): Dispute => ({
  id,
  intentId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
  status,
  reason,
  cents: amount,
  currency,
  movements: balance_transactions.map((moved) => ({
    id: moved.id,
    cents: moved.amount,
    feeCents: moved.fee,
    currency: moved.currency,
    at: new Date(moved.created * 1000),
  })),
  dueBy: evidence_details.due_by ? new Date(evidence_details.due_by * 1000).toISOString() : null,
  url: `https://dashboard.stripe.com/${livemode ? '' : 'test/'}disputes/${id}`,
  refundable: is_charge_refundable,
});

export const createDisputeProvider = (stripe: Stripe): DisputeProvider => ({
  fetchDispute: async (id) => toDispute(await callProvider(stripe.disputes.retrieve(id))),
  findDispute: async (intentId) => {
    const { data } = await callProvider(stripe.disputes.list({ payment_intent: intentId, limit: 1 }));
    return data[0] ? toDispute(data[0]) : null;
  },
  async *listDisputes(since) {
    const pages = listPages((page) => stripe.disputes.list({ ...page, created: createdSince(since) }));
    for await (const page of pages) yield page.map(toDispute);
  },
  submitDisputeFile: async (id, { product, email, history }) => {
    const evidence = {
      product_description: product,
      ...(email && { customer_email_address: email }),
      access_activity_log: history,
    };
    return toDispute(await callProvider(stripe.disputes.update(id, { evidence, submit: true })));
  },
  acceptDispute: async (id) => toDispute(await callProvider(stripe.disputes.close(id))),
});
