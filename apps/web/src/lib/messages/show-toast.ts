import type { Toast } from '@trueseason/contracts';

export interface ShownToast extends Toast {
  readonly id: number;
}

/** The element that messages appear in, on every page of the app. */
export const TOASTS_ID = 'messages';

/** As the specification has it. */
export const TOAST_MS = 5000;

type Listener = (toast: ShownToast | null) => void;

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<Listener>();

/** Shows a message; a newer one takes the place of the older. */
export function showToast(toast: Toast): void {
  current = { ...toast, id: ++lastId };
  for (const listener of listeners) listener(current);
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  for (const listener of listeners) listener(null);
}

/** What went wrong on the way here is no longer true once the page that was wanted is open. */
export function dismissFailure(): void {
  if (current?.tone === 'destructive') dismissToast(current.id);
}

export const currentToast = (): ShownToast | null => current;

export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
