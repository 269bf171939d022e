import { keysOf } from '@trueseason/contracts';
import { currentOrderId, SESSION_KEYS, writeSession } from '../lib/browser/storage.ts';
import { forgetPhotos } from './photo-store.ts';

/** Removes everything this device stores about a deleted order, including offline copies. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  forgetVisit();
  for (const storage of storages()) removeStored(storage, orderId);
  await removeCached(orderNumberPattern(orderId));
}

/** Removes everything, for the next person using this device. */
export async function forgetEverything(): Promise<void> {
  forgetVisit();
  for (const storage of storages()) storage.clear();
  await removeCached(/^\/api\//);
}

/** Removes an order that another tab deleted. Photos chosen in this tab for another order stay. */
export function forgetInTab(orderId: number): void {
  if (currentOrderId() === orderId) forgetVisit();
  for (const storage of storages()) removeStored(storage, orderId);
}

function forgetVisit(): void {
  // First, because this needs their names from storage.
  forgetPhotos();
  for (const key of keysOf(SESSION_KEYS)) if (SESSION_KEYS[key] === 'personal') writeSession(key, null);
}

function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Storage is blocked.
    return [];
  }
}

const orderNumberPattern = (orderId: number): RegExp => new RegExp(`(?<!\\d)${orderId}(?!\\d)`);

/** Removes cached responses of matching URLs. */
async function removeCached(address: RegExp): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  const removeFromCache = async (name: string): Promise<void> => {
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => address.test(new URL(url).pathname));
    await Promise.all(requests.map((request) => cache.delete(request)));
  };
  await Promise.allSettled(names.map(removeFromCache));
}

/** Removes everything that names the order, but only matching entries of lists. */
function removeStored(storage: Storage, orderId: number): void {
  const pattern = orderNumberPattern(orderId);
  for (const key of Object.keys(storage)) {
    const value = storage.getItem(key) ?? '';
    if (!pattern.test(key) && !pattern.test(value)) continue;
    const remaining = pattern.test(key) ? [] : entriesOf(value).filter((entry) => !pattern.test(JSON.stringify(entry)));
    if (remaining.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(remaining));
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
