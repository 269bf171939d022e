import { track, trackStep } from './analytics.ts';

/* Each is reported once in a visit: reloads and screens that are opened again do not count. */

/** The server has the photos of an order. */
export function trackPhotos(orderId: number | string, photos: number): void {
  track('photo_upload', { photos }, `photo_upload ${orderId}`);
  trackStep('photos_uploaded', { photos, order_id: orderId }, `photos_uploaded ${orderId}`);
}

/** An order is paid, here or on a page of the provider. */
export function trackPurchase(orderId: number | string, transactionId: string, cents: number): void {
  const value = cents / 100;
  const purchase = { transaction_id: transactionId, value, currency: 'USD', order_id: orderId };
  track('purchase', purchase, `purchase ${orderId}`);
  trackStep('payment_completed', { order_id: orderId, amount: value }, `payment_completed ${orderId}`);
}

/** An order's photos have been analyzed. */
export function trackAnalysis(orderId: number | string): void {
  track('analysis_complete', { order_id: orderId }, `analysis_complete ${orderId}`);
}
