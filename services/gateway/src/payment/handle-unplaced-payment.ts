import { chargedMoney } from '@trueseason/shop/flows';
import { isPaymentOnRecord } from '@trueseason/shop/ledger';
import { findOrder, publishUnplacedPayment } from '@trueseason/shop/order';
import { recordReturnedPayment, recordUnplacedPayment } from '@trueseason/shop/payment';
import { anchorSecretsOf } from '../audit/link-secrets.ts';
import { wasErased } from '../erasure/erasure-markers.ts';
import type { PaymentDeps } from './payment-deps.ts';
import type { Intent } from './payment-provider.ts';

type UnplacedIntent = Intent & { readonly orderId: number };

/** Whether an order was deleted on request: only then may we refund automatically. */
async function wasDeletedOnRequest({ db, store, config }: PaymentDeps, orderId: number): Promise<boolean> {
  return !(await findOrder(db, orderId)) && (await wasErased(store, anchorSecretsOf(config), orderId));
}

/**
 * Handles a payment that matches no order. Refunded if its order was deleted on request; otherwise reported to
 * operators, since the order may be missing from a backup or have another amount.
 */
export async function handleUnplacedPayment(
  deps: PaymentDeps,
  intent: UnplacedIntent,
): Promise<'already_settled' | 'given_back' | 'mismatch'> {
  const { id, orderId } = intent;
  // Payment events may arrive after the order was delivered and deleted.
  if (await isPaymentOnRecord(deps.db, id)) return 'already_settled';
  if (!(await wasDeletedOnRequest(deps, orderId))) {
    await recordUnplacedPayment(deps.db, orderId, chargedMoney(intent));
    publishUnplacedPayment(orderId);
    return 'mismatch';
  }
  const { each } = await deps.payments.refund(id);
  await recordReturnedPayment(deps.db, chargedMoney(intent), each, 'its order was deleted');
  return 'given_back';
}
