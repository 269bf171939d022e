import { useSyncExternalStore } from 'react';
import { inTime } from './in-time.ts';

const listeners = new Set<() => void>();

/** Pending, while the browser goes back. */
let traversal: Promise<void> | null = null;

function currentStep(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state && 'step' in state ? Number(state.step) : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/**
 * The step of a view that covers its page: 0 without it. Each step has a history entry, so that Back goes one step back.
 * The entries outlive the view when the page is reloaded; the next visit removes them.
 */
export const useHistoryStep = (): number => useSyncExternalStore(subscribe, currentStep, () => 0);

/** Goes to the next step, or back to any; resolves once there. Call it on a tap: Back skips entries made without one. */
export async function goToStep(step: number): Promise<void> {
  const distance = step - currentStep();
  if (distance > 0) {
    putStep(step, 'pushState');
  } else if (distance < 0) {
    // A second press while the first is under way would leave the page.
    traversal ??= goBack(distance).catch(() => putStep(step, 'replaceState'));
    await traversal;
    traversal = null;
  }
}

function putStep(step: number, how: 'pushState' | 'replaceState'): void {
  // Keeps what the router stores for the page.
  window.history[how]({ ...window.history.state, step }, '');
  for (const listener of listeners) listener();
}

/** @throws where the browser has forgotten the entries, which it does not report */
const goBack = (distance: number): Promise<void> =>
  inTime(
    'history',
    new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      window.history.go(distance);
    }),
  );
