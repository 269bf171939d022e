import { keysOf } from '@trueseason/contracts';
import { SESSION_KEYS, writeSession } from '../../lib/browser/session.ts';
import { checkoutKey, hostedKey, uploadKey } from '../../lib/order/order-key.ts';
import { keepPhotos } from '../../lib/photos/photo-store.ts';

/** Takes away what this device keeps of an order that is deleted: also what opens without a network. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  for (const key of [uploadKey, checkoutKey, hostedKey]) key.forget();
  keepPhotos([]);
  for (const key of keysOf(SESSION_KEYS)) if (SESSION_KEYS[key] === 'personal') writeSession(key, null);
  for (const storage of storages()) sweep(storage, orderId);
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.allSettled(
    names.map(async (name) => {
      const cache = await caches.open(name);
      await Promise.all([`/api/orders/${orderId}`, `/api/outfits/${orderId}`].map((url) => cache.delete(url)));
    }),
  );
}

function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Blocked storage has kept nothing.
    return [];
  }
}

/** Removes all that names the order, whoever wrote it; of lists only their entries that do. */
function sweep(storage: Storage, orderId: number): void {
  const named = new RegExp(`(?<!\\d)${orderId}(?!\\d)`);
  for (const key of Object.keys(storage)) {
    const value = storage.getItem(key) ?? '';
    if (!named.test(key) && !named.test(value)) continue;
    const left = named.test(key) ? [] : entriesOf(value).filter((entry) => !named.test(JSON.stringify(entry)));
    if (left.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(left));
  }
}

function entriesOf(value: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
