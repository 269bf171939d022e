import { readSessionJson, writeSessionJson } from '../browser/session.ts';
import { track, trackStep } from './analytics.ts';

/** Whether this is the first time in this visit that something is reported of an order: reloads do not count. */
function isFirst(what: string, orderId: number | string): boolean {
  const told = readSessionJson<string[]>('reported') ?? [];
  const entry = `${what} ${orderId}`;
  if (told.includes(entry)) return false;
  writeSessionJson('reported', [...told, entry]);
  return true;
}

/** The photos of an order are with the server, in whichever way it is bought. */
export function trackPhotos(orderId: number | string, photos: number): void {
  if (!isFirst('photos', orderId)) return;
  track('photo_upload', { photos });
  trackStep('photos_uploaded', { photos, order_id: orderId });
}

/** An order is paid: here, on the provider's page, or on a hosted one. `cents` is unknown where the server keeps it. */
export function trackPurchase(orderId: number | string, transactionId: string, cents: number): void {
  if (!isFirst('purchase', orderId)) return;
  track('purchase', { transaction_id: transactionId, value: cents / 100, currency: 'USD', order_id: orderId });
  trackStep('payment_completed', { order_id: orderId, amount: cents / 100 });
}

/** An order's photos have been analyzed. */
export function trackAnalysis(orderId: number | string): void {
  if (isFirst('analysis', orderId)) track('analysis_complete', { order_id: orderId });
}
