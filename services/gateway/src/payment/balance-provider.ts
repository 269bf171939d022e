import type { LedgerKindName } from '@trueseason/contracts';
import type { BalanceLine, SaleTax } from '@trueseason/shop/ledger';
import type Stripe from 'stripe';
import { listPages } from './call-provider.ts';
import { fetchTax } from './fetch-tax.ts';
import { orderIdOf } from './order-id-of.ts';

export interface BalanceProvider {
  /** What moved the balance from then on and before then. @throws payment_provider_unavailable */
  listBalance(from: Date, to: Date): AsyncIterable<readonly BalanceLine[]>;
  /** The tax within a payment, if the shop has any worked out. @throws payment_provider_unavailable */
  fetchTax(intentId: string): Promise<SaleTax | null>;
}

/** What of a movement's source the books go by. */
interface Source {
  readonly kind: LedgerKindName;
  readonly reference: string;
  readonly providerId: string;
  readonly isOurs: boolean | null;
  /** As the customer paid it, which the provider may have exchanged. */
  readonly paid?: { readonly amount: number; readonly currency: string };
  readonly fee: LedgerKindName;
}

const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function sourceOf({ id, amount, type, source }: Stripe.BalanceTransaction): Source {
  const own = { reference: id, providerId: id, isOurs: true, fee: 'fee' } as const;
  if (!source || typeof source === 'string' || !('object' in source))
    return { ...own, kind: type.includes('fee') ? 'fee' : 'adjustment' };
  const paid = {
    amount: 'amount' in source ? source.amount : amount,
    currency: 'currency' in source ? source.currency : '',
  };
  switch (source.object) {
    case 'charge': {
      const reference = idOf(source.payment_intent) ?? source.id;
      // Another shop of the account names no order.
      const isOurs = orderIdOf(source.metadata.orderId) !== null ? true : null;
      return { kind: 'charge', reference, providerId: reference, isOurs, paid, fee: 'fee' };
    }
    case 'refund': {
      const kind = amount < 0 ? 'refund' : 'refund_failed';
      const reference = idOf(source.payment_intent) ?? source.id;
      const sign = amount < 0 ? -1 : 1;
      return {
        kind,
        reference,
        providerId: source.id,
        isOurs: null,
        paid: { ...paid, amount: sign * source.amount },
        fee: 'fee',
      };
    }
    case 'dispute': {
      const kind = amount < 0 ? 'dispute' : 'dispute_won';
      return {
        kind,
        reference: idOf(source.payment_intent) ?? source.id,
        providerId: id,
        isOurs: null,
        fee: 'dispute_fee',
      };
    }
    case 'payout':
      return { ...own, kind: 'payout', reference: source.id };
    default:
      return { ...own, kind: type.includes('fee') ? 'fee' : 'adjustment' };
  }
}

/** A movement in lines of the books: what was paid, its exchange, and what the provider took. */
function linesOf(moved: Stripe.BalanceTransaction): BalanceLine[] {
  const { kind, fee, paid, ...source } = sourceOf(moved);
  const { id, amount, currency } = moved;
  const line = { ...source, at: new Date(moved.created * 1000) };
  const isExchanged = paid !== undefined && paid.currency !== currency;
  const gross: BalanceLine[] = isExchanged
    ? [
        { ...line, kind, currency: paid.currency, cents: paid.amount },
        { ...line, kind: 'exchange', providerId: id, currency: paid.currency, cents: -paid.amount },
        { ...line, kind: 'exchange', providerId: id, currency, cents: amount },
      ]
    : [{ ...line, kind, currency, cents: amount }];
  return moved.fee === 0 ? gross : [...gross, { ...line, kind: fee, providerId: id, currency, cents: -moved.fee }];
}

/** @param isTaxed whether the shop has tax worked out */
export const createBalanceProvider = (stripe: Stripe, isTaxed: boolean): BalanceProvider => ({
  async *listBalance(from, to) {
    const created = { gte: seconds(from), lt: seconds(to) };
    const pages = listPages((page) => stripe.balanceTransactions.list({ ...page, created, expand: ['data.source'] }));
    for await (const page of pages) yield page.flatMap(linesOf);
  },
  fetchTax: async (intentId) => (isTaxed ? fetchTax(stripe, intentId) : null),
});
