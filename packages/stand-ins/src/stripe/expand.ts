import type { Charge, PaymentIntent, Refund, StripeState } from './objects.ts';
import { list, type Params } from './params.ts';

/** Which parts a call wants whole and not by their ids. @param within `data.` for a list */
const expansionsOf = (params: Params, within: string): ReadonlySet<unknown> =>
  new Set(
    list(params, 'expand')?.map((path) => String(path).slice(String(path).startsWith(within) ? within.length : 0)),
  );

const chargeWith = ({ balanceTransactions }: StripeState, charge: Charge, expand: ReadonlySet<unknown>) =>
  expand.has('latest_charge.balance_transaction')
    ? { ...charge, balance_transaction: balanceTransactions.get(charge.balance_transaction ?? '') ?? null }
    : charge;

/** An intent with its charge, and the charge with its movement of the balance, where they are asked for. */
export function expandedIntent(state: StripeState, intent: PaymentIntent, params: Params, within = ''): object {
  const expand = expansionsOf(params, within);
  const isAsked = expand.has('latest_charge') || expand.has('latest_charge.balance_transaction');
  const charge = isAsked ? state.charges.get(intent.latest_charge ?? '') : undefined;
  return charge ? { ...intent, latest_charge: chargeWith(state, charge, expand) } : intent;
}

/** A refund with its movements of the balance, where they are asked for. */
export function expandedRefund({ balanceTransactions }: StripeState, refund: Refund, params: Params, within = '') {
  const expand = expansionsOf(params, within);
  const moved = (name: 'balance_transaction' | 'failure_balance_transaction') =>
    expand.has(name) ? (balanceTransactions.get(refund[name] ?? '') ?? null) : refund[name];
  return {
    ...refund,
    balance_transaction: moved('balance_transaction'),
    failure_balance_transaction: moved('failure_balance_transaction'),
  };
}
