import { CURRENCY } from '@trueseason/contracts';
import { track, trackStep } from './analytics.ts';

/* Each is reported once per visit, so reloads and reopened screens do not count. */

export function trackPhotos(orderId: number | string, photos: number): void {
  track('photo_upload', { photos }, `photo_upload ${orderId}`);
  trackStep('photos_uploaded', { photos, order_id: orderId }, `photos_uploaded ${orderId}`);
}

export function trackPurchase(orderId: number | string, transactionId: string, cents: number): void {
  const value = cents / 100;
  const purchase = { transaction_id: transactionId, value, currency: CURRENCY.toUpperCase(), order_id: orderId };
  track('purchase', purchase, `purchase ${orderId}`);
  trackStep('payment_completed', { order_id: orderId, amount: value }, `payment_completed ${orderId}`);
}

export function trackAnalysis(orderId: number | string): void {
  track('analysis_complete', { order_id: orderId }, `analysis_complete ${orderId}`);
}
