import { onceReachableAgain } from '../lib/browser/reachable.ts';
import { checkoutOrderId, currentOrderId } from '../lib/browser/session.ts';

/** What is said where the service, not the screen, is at fault. */
export const OUTAGE_TITLE = 'Service Temporarily Unavailable';
export const REFRESH = 'Refresh Page';

/** With the number with which an order is found again, where this visit knows it. */
export function outageText(): string {
  const id = currentOrderId() ?? checkoutOrderId();
  const known = id === null ? '' : ` Your order number is ${id}.`;
  return `We can’t reach TrueSeason. This page continues once you’re back online. Your order keeps going, and you won’t have to pay again.${known}`;
}

/** Goes on by itself: where somebody has just paid, nobody should have to guess that a press is wanted. */
export const refreshOnceReachable = (): (() => void) => onceReachableAgain(() => window.location.reload());
