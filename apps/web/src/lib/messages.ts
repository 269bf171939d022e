import { isCanceled, reasonOrFault } from './api/api.ts';
import { reloadForCode } from './browser/missing-code.ts';
import { createStore } from './browser/store.ts';
import { TOASTS, type Toast } from './message-texts.ts';

export interface ShownToast extends Toast {
  readonly id: number;
}

/** The element for messages on every page of the app. */
export const TOASTS_ID = 'messages';

/** From the specification. */
export const TOAST_MS = 5000;

const toastStore = createStore<ShownToast | null>(null);
let lastId = 0;

/** Replaces any older message. */
export const showToast = (toast: Toast): void => toastStore.set({ ...toast, id: ++lastId });

export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(null);
}

/** Hides an earlier error once the requested page is open. */
export function dismissFailure(): void {
  if (toastStore.get()?.tone === 'destructive') toastStore.set(null);
}

export const currentToast = toastStore.get;
export const onToast = toastStore.subscribe;

/** Shows why an action failed, in the server's words if any, but nothing for canceled actions. */
export function showRefusal(title: string, error: unknown): void {
  if (!isCanceled(error)) showToast({ title, text: reasonOrFault(error), tone: 'destructive' });
}

/** Reports content that failed to load, unless a reload brings it. */
export async function showMissing(error: unknown): Promise<void> {
  if (!(await reloadForCode(error))) showToast(TOASTS.partMissing);
}
