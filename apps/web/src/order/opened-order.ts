import { readLocal, writeLocal } from '../lib/browser/local.ts';

const KEY = 'openedOrder';

/** The order whose result was opened last on this device, in any tab: what is a customer's own elsewhere, too. */
export function openedOrder(): number | null {
  const id = Number(readLocal(KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Blocked storage costs a click on the result's own link. */
export function rememberOpened(orderId: number): void {
  writeLocal(KEY, String(orderId));
}
