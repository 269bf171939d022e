import { recordPurchase, writeSession } from '../../lib/browser/session.ts';
import { keepPromoCode } from '../../order/promo-code.ts';
import { orderPhotos } from '../../photos/photo-store.ts';

/** The order has all that it needs: what the checkout kept on this device may go. */
export function leaveCheckout(orderId: number): void {
  writeSession('currentOrderId', String(orderId));
  keepPromoCode(null);
  recordPurchase({ checkout: undefined });
  orderPhotos.sent();
}
