import { addReturned, findOrder, isOnAccount } from '@trueseason/db';
import { tellUnplaced } from '@trueseason/orders';
import { anchorSecrets } from '../link-secrets.ts';
import { wasErased } from '../privacy/erasures.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';

type Unplaced = Intent & { readonly orderId: number };

/** Whether an order was deleted on request: only then do we know that this money is ours to give back. */
async function isDeleted({ db, store, config }: PaymentDeps, orderId: number): Promise<boolean> {
  return !(await findOrder(db, orderId)) && (await wasErased(store, anchorSecrets(config), orderId));
}

/**
 * Money that fits no order. Of one that was deleted on request it goes back by itself; all other is told to operators:
 * it may be for an order that a backup does not have, or of another amount than was asked.
 */
export async function returnUnplaced(
  deps: PaymentDeps,
  { id, orderId, amountReceived, currency }: Unplaced,
): Promise<'already_settled' | 'given_back' | 'mismatch'> {
  // The provider tells of what was paid also after its order was delivered and deleted.
  if (await isOnAccount(deps.db, id)) return 'already_settled';
  if (!(await isDeleted(deps, orderId))) {
    tellUnplaced(orderId);
    return 'mismatch';
  }
  await deps.payments.refund(id);
  await addReturned(deps.db, { amount_cents: amountReceived, currency, provider_reference: id });
  return 'given_back';
}
