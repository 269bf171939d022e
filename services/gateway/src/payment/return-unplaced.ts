import { findOrder } from '@trueseason/shop/order';
import { addReturned, isOnAccount, tellUnplaced } from '@trueseason/shop/payment';
import { anchorSecrets } from '../access/link-secrets.ts';
import { wasErased } from '../privacy/erasures.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';

type Unplaced = Intent & { readonly orderId: number };

/** Whether an order was deleted on request: only then may we refund automatically. */
async function isDeleted({ db, store, config }: PaymentDeps, orderId: number): Promise<boolean> {
  return !(await findOrder(db, orderId)) && (await wasErased(store, anchorSecrets(config), orderId));
}

/**
 * Handles a payment that matches no order. Refunded if its order was deleted on request; otherwise reported to
 * operators, since the order may be missing from a backup or have another amount.
 */
export async function returnUnplaced(
  deps: PaymentDeps,
  { id, orderId, amountReceived, currency }: Unplaced,
): Promise<'already_settled' | 'given_back' | 'mismatch'> {
  // Payment events may arrive after the order was delivered and deleted.
  if (await isOnAccount(deps.db, id)) return 'already_settled';
  if (!(await isDeleted(deps, orderId))) {
    tellUnplaced(orderId);
    return 'mismatch';
  }
  await deps.payments.refund(id);
  const money = { amount_cents: amountReceived, currency, provider_reference: id };
  await addReturned(deps.db, money, 'its order was deleted');
  return 'given_back';
}
