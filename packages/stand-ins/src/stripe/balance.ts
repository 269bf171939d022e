import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answer } from './answer.ts';
import { invalid } from './errors.ts';
import { type BalanceTransaction, balanceTransactionOf, type Payout, payoutOf, type StripeState } from './objects.ts';
import { list, type Params, text } from './params.ts';
import type { PaymentContext } from './payment-context.ts';

/** 2.9 % and 30 of the smallest unit. The provider keeps it when it refunds. */
export const chargeFee = (amount: number): number => Math.round(amount * 0.029) + 30;
/** What a lost or won dispute costs. */
export const DISPUTE_FEE = 1500;

/** Moves money of the shop's balance. */
export function moveBalance(
  { balanceTransactions }: StripeState,
  moved: Parameters<typeof balanceTransactionOf>[0],
): BalanceTransaction {
  const transaction = balanceTransactionOf(moved);
  return balanceTransactions.put(transaction.id, transaction);
}

/** What the balance holds, by currency. */
export function balanceOf({ balanceTransactions }: StripeState): { amount: number; currency: string }[] {
  const sums = new Map<string, number>();
  for (const { currency, net } of balanceTransactions.all()) sums.set(currency, (sums.get(currency) ?? 0) + net);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}

/** The movements of the balance, with their sources if the request expands them. */
export function listedTransactions(state: StripeState, params: Params): BalanceTransaction[] {
  const filters = ['type', 'currency', 'source', 'payout'].flatMap((name) => {
    const value = text(params, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  if (filters.some(([name]) => name === 'payout'))
    throw invalid('Only whole lists are supported.', { param: 'payout' });
  return state.balanceTransactions
    .all()
    .filter((row) => filters.every(([name, value]) => row[name as 'type' | 'currency' | 'source'] === value));
}

const sourceOf = (state: StripeState, id: string | null) =>
  id && (state.charges.get(id) ?? state.refunds.get(id) ?? state.disputes.get(id) ?? state.payouts.get(id) ?? id);

/** A page of the list, with the source of each row where the call expands it. */
export function withSources(state: StripeState, page: { data: object[] }, params: Params): object {
  if (!list(params, 'expand')?.includes('data.source')) return page;
  const data = page.data as BalanceTransaction[];
  return { ...page, data: data.map((row) => ({ ...row, source: sourceOf(state, row.source) })) };
}

/** Pays out what the balance holds in a currency. */
function payOut({ state, hooks }: PaymentContext, currency: string): Payout {
  const available = balanceOf(state).find((balance) => balance.currency === currency)?.amount ?? 0;
  if (available <= 0) throw invalid('There is nothing to pay out.');
  const payout = payoutOf(available, currency);
  const moved = { type: 'payout', amount: -available, currency, fee: 0, source: payout.id };
  const paid = { ...payout, balance_transaction: moveBalance(state, moved).id };
  state.payouts.put(paid.id, paid);
  hooks.emit('payout.paid', paid);
  return paid;
}

const paying = z.object({ currency: z.string().default('usd') });
/** A movement that no payment explains, such as the provider's own correction. */
const adjusting = z.object({ cents: z.int(), currency: z.string().default('usd') });

/** What else moves the balance, for tests: POST /_payouts and /_adjustments. */
export function balanceControls(app: FastifyInstance, context: PaymentContext): void {
  app.post('/_payouts', async ({ body }, reply) =>
    answer(reply, () => payOut(context, paying.parse(body ?? {}).currency)),
  );
  app.post('/_adjustments', async ({ body }, reply) =>
    answer(reply, () => {
      const { cents, currency } = adjusting.parse(body);
      return moveBalance(context.state, { type: 'adjustment', amount: cents, currency, fee: 0, source: null });
    }),
  );
}
