import { keysOf } from '@trueseason/contracts';
import { currentOrderId, SESSION_KEYS, writeSession } from '../lib/browser/storage.ts';
import { forgetPhotos } from './photo-store.ts';

/** Removes everything this device stores about a deleted order, including offline copies. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  forgetVisit();
  for (const storage of storages()) sweep(storage, orderId);
  await sweepCaches(naming(orderId));
}

/** Removes everything, for the next person using this device. */
export async function forgetAll(): Promise<void> {
  forgetVisit();
  for (const storage of storages()) storage.clear();
  await sweepCaches(/^\/api\//);
}

/** Removes an order that another tab deleted. Photos chosen in this tab for another order stay. */
export function forgetInTab(orderId: number): void {
  if (currentOrderId() === orderId) forgetVisit();
  for (const storage of storages()) sweep(storage, orderId);
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

const naming = (orderId: number): RegExp => new RegExp(`(?<!\\d)${orderId}(?!\\d)`);

/** Removes cached responses of matching URLs. */
async function sweepCaches(address: RegExp): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  const sweepCache = async (name: string): Promise<void> => {
    const cache = await caches.open(name);
    const requests = (await cache.keys()).filter(({ url }) => address.test(new URL(url).pathname));
    await Promise.all(requests.map((request) => cache.delete(request)));
  };
  await Promise.allSettled(names.map(sweepCache));
}

/** Removes everything that names the order, but only matching entries of lists. */
function sweep(storage: Storage, orderId: number): void {
  const named = naming(orderId);
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
