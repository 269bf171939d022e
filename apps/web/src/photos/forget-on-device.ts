import { keysOf } from '@trueseason/contracts';
import { currentOrderId, SESSION_KEYS, writeSession } from '../lib/browser/session.ts';
import { forgetPhotos } from './photo-store.ts';

/** Takes away what this device keeps of an order that is deleted: also what opens without a network. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  forgetVisit();
  for (const storage of storages()) sweep(storage, orderId);
  await sweepCaches(naming(orderId));
}

/** Takes away everything: the next person at this device starts as if nobody had been here. */
export async function forgetAll(): Promise<void> {
  forgetVisit();
  for (const storage of storages()) storage.clear();
  await sweepCaches(/^\/api\//);
}

/**
 * The same for another tab of a device that has forgotten it: what is personal there goes where its visit is about this
 * order, and photos that somebody chooses for another one stay.
 */
export function forgetInTab(orderId: number): void {
  if (currentOrderId() === orderId) forgetVisit();
  for (const storage of storages()) sweep(storage, orderId);
}

function forgetVisit(): void {
  // While their names are known.
  forgetPhotos();
  for (const key of keysOf(SESSION_KEYS)) if (SESSION_KEYS[key] === 'personal') writeSession(key, null);
}

function storages(): readonly Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    // Blocked storage has kept nothing.
    return [];
  }
}

const naming = (orderId: number): RegExp => new RegExp(`(?<!\\d)${orderId}(?!\\d)`);

/** Removes every answer to such an address, whichever call it was to. */
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

/** Removes everything that names the order; from lists only the matching entries. */
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
