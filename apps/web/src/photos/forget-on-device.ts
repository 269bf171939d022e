import { keysOf } from '@trueseason/contracts';
import { deleteResponses } from '../lib/browser/response-cache.ts';
import { currentOrderId, SESSION_KEYS, storages, writeSession } from '../lib/browser/storage.ts';
import { forgetPhotos } from './photo-store.ts';

/** Removes everything this device stores about a deleted order, including offline copies. */
export async function forgetOnDevice(orderId: number): Promise<void> {
  forgetVisit();
  for (const storage of storages) storage.removeMatching(orderNumberPattern(orderId));
  await deleteResponses(orderNumberPattern(orderId));
}

/** Removes everything, for the next person using this device. */
export async function forgetEverything(): Promise<void> {
  forgetVisit();
  for (const storage of storages) storage.clear();
  await deleteResponses(/^\/api\//);
}

/** Removes an order that another tab deleted. Photos chosen in this tab for another order stay. */
export function forgetInTab(orderId: number): void {
  if (currentOrderId() === orderId) forgetVisit();
  for (const storage of storages) storage.removeMatching(orderNumberPattern(orderId));
}

function forgetVisit(): void {
  // First, because this needs their names from storage.
  forgetPhotos();
  for (const key of keysOf(SESSION_KEYS)) if (SESSION_KEYS[key] === 'personal') writeSession(key, null);
}

const orderNumberPattern = (orderId: number): RegExp => new RegExp(`(?<!\\d)${orderId}(?!\\d)`);
