import { findOpenPayment } from '@trueseason/shop/payment';
import { findOlderReservation, findUsablePromo, releaseIdleUse } from '@trueseason/shop/promo';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { endDiscount } from './end-discounts.ts';

/**
 * Releases a code's use reserved by this browser's oldest order if its newest needs it. Paying for the older one later
 * fails without a charge, as after an hour.
 */
export async function takeOverUse(
  deps: PaymentDeps,
  { orderId, session, from }: { orderId: number; session: string; from: string },
  code: string,
): Promise<void> {
  const { db } = deps;
  if (await findUsablePromo(db, code, { orderId, from })) return;
  if (!(await findUsablePromo(db, code, { orderId, session, from }))) return;
  const older = await findOlderReservation(db, { session, orderId, code });
  if (older === undefined) return;
  const open = await findOpenPayment(db, older);
  if (open) await endDiscount(deps, open);
  else await releaseIdleUse(db, older);
}
