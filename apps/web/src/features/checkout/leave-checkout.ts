import { writeSession } from '../../lib/browser/session.ts';
import { keepPromoCode } from '../../lib/payment/promo-code.ts';
import { orderPhotos } from '../../lib/photos/photo-store.ts';

/** The order has all that it needs: what the checkout kept on this device may go. */
export function leaveCheckout(orderId: number): void {
  writeSession('currentOrderId', String(orderId));
  keepPromoCode(null);
  writeSession('checkoutOrder', null);
  orderPhotos.sent();
}
