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

const shown = createStore<ShownToast | null>(null);
let lastId = 0;

/** Replaces any older message. */
export const showToast = (toast: Toast): void => shown.set({ ...toast, id: ++lastId });

export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(null);
}

/** Hides an earlier error once the requested page is open. */
export function dismissFailure(): void {
  if (shown.get()?.tone === 'destructive') shown.set(null);
}

export const currentToast = shown.get;
export const onToast = shown.subscribe;

/** Shows why an action failed, in the server's words if any, but nothing for canceled actions. */
export function showRefusal(title: string, error: unknown): void {
  if (!isCanceled(error)) showToast({ title, text: reasonOrFault(error), tone: 'destructive' });
}

/** Reports content that failed to load, unless a reload brings it. */
export async function showMissing(error: unknown): Promise<void> {
  if (!(await reloadForCode(error))) showToast(TOASTS.partMissing);
}
