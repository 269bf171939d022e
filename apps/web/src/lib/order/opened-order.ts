const KEY = 'openedOrder';

/** The order whose result was opened last on this device, in any tab: what is a customer's own elsewhere, too. */
export function openedOrder(): number | null {
  try {
    const id = Number(localStorage.getItem(KEY));
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

export function rememberOpened(orderId: number): void {
  try {
    localStorage.setItem(KEY, String(orderId));
  } catch {
    // Blocked storage costs a click on the result's own link.
  }
}
