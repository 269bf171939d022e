import { listCheckoutSessions, listPayments } from '@trueseason/db';
import { type PaymentDeps, settleIntent } from './settle.ts';

/** Nothing may be paid any more for an order that ends; what was paid meanwhile settles it. Gives on how many hosted pages. @throws payment_provider_unavailable */
export async function endPayments(deps: PaymentDeps, orderId: number): Promise<number> {
  const { db, payments } = deps;
  const sessions = await listCheckoutSessions(db, orderId);
  for (const session of sessions) await payments.expireCheckout(session);
  for (const { state, intent_id } of await listPayments(db, orderId)) {
    if (state === 'open') await settleIntent(deps, await payments.cancelIntent(intent_id));
  }
  return sessions.length;
}
