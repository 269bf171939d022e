import { currentOrderId, writeSession } from '../../lib/browser/session.ts';

/** Takes away what this device keeps of an order that is deleted: also what opens without a network. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  if (currentOrderId() === orderId) writeSession('currentOrderId', null);
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(
    names.map(async (name) => {
      const cache = await caches.open(name);
      await Promise.all([`/api/orders/${orderId}`, `/api/outfits/${orderId}`].map((url) => cache.delete(url)));
    }),
  );
}
