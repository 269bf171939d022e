import { listCheckoutSessions, listPayments } from '@trueseason/db';
import type { PaymentDeps } from './payment-deps.ts';
import { settleIntent, settlePage } from './settle.ts';

export interface EndedPayments {
  /** On how many hosted pages. */
  readonly pages: number;
  /** Whether a bank has not decided yet on what was paid before. */
  readonly underWay: boolean;
}

/** Nothing may be paid any more for an order that ends; what was paid meanwhile settles it. @throws payment_provider_unavailable */
export async function endPayments(deps: PaymentDeps, orderId: number): Promise<EndedPayments> {
  const { db, payments } = deps;
  const left = [];
  const pages = await listCheckoutSessions(db, orderId);
  for (const page of pages) {
    await payments.expireCheckout(page);
    // Its customer may have paid before, and nobody has heard of that yet.
    left.push(await settlePage(deps, page, orderId));
  }
  for (const { state, intent_id } of await listPayments(db, orderId)) {
    if (state !== 'open') continue;
    const intent = await payments.cancelIntent(intent_id);
    await settleIntent(deps, intent);
    left.push(intent);
  }
  return { pages: pages.length, underWay: left.some((intent) => intent?.status === 'processing') };
}
