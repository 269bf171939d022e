import { writeSession } from '../../lib/browser/session.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { keepPromoCode } from '../promo-code.ts';

/** The order has all that it needs: what the checkout kept on this device may go. */
export function leaveCheckout(orderId: number): void {
  writeSession('currentOrderId', String(orderId));
  keepPromoCode(null);
  writeSession('checkoutOrder', null);
  orderPhotos.sent();
}
