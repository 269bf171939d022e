import { findOrder, publishUnplacedPayment } from '@trueseason/shop/order';
import { isPaymentOnRecord, recordReturnedPayment, recordUnplacedPayment } from '@trueseason/shop/payment';
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
  { id, orderId, amountReceived, currency }: UnplacedIntent,
): Promise<'already_settled' | 'given_back' | 'mismatch'> {
  // Payment events may arrive after the order was delivered and deleted.
  if (await isPaymentOnRecord(deps.db, id)) return 'already_settled';
  if (!(await wasDeletedOnRequest(deps, orderId))) {
    const money = { amount_cents: amountReceived, currency };
    await recordUnplacedPayment(deps.db, { intent_id: id, order_id: orderId, ...money });
    publishUnplacedPayment(orderId);
    return 'mismatch';
  }
  await deps.payments.refund(id);
  const money = { amount_cents: amountReceived, currency, provider_reference: id };
  await recordReturnedPayment(deps.db, money, 'its order was deleted');
  return 'given_back';
}
