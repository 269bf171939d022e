import { listCheckoutSessions, listPayments } from '@trueseason/shop/payment';
import type { PaymentDeps } from './payment-deps.ts';
import { settleHostedPage, settleIntent } from './settle-intent.ts';

export interface EndedPayments {
  /** Count of hosted pages. */
  readonly pages: number;
  /** Whether an earlier payment is still pending at the bank. */
  readonly underWay: boolean;
}

/** Cancels all open payments of an order that ends; completed ones settle it. @throws payment_provider_unavailable */
export async function endPayments(deps: PaymentDeps, orderId: number): Promise<EndedPayments> {
  const { db, payments } = deps;
  const endedIntents = [];
  const pages = await listCheckoutSessions(db, orderId);
  for (const page of pages) {
    await payments.expireCheckout(page);
    // The customer may have paid before our webhook arrived.
    endedIntents.push(await settleHostedPage(deps, page, orderId));
  }
  for (const { state, intent_id } of await listPayments(db, orderId)) {
    if (state !== 'open') continue;
    const intent = await payments.cancelIntent(intent_id);
    await settleIntent(deps, intent);
    endedIntents.push(intent);
  }
  return { pages: pages.length, underWay: endedIntents.some((intent) => intent?.status === 'processing') };
}
