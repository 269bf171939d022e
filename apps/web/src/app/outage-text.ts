import { BRAND } from '@trueseason/contracts';
import { onReachableAgain } from '../lib/browser/reachable.ts';
import { currentOrderId, purchaseRecord } from '../lib/browser/storage.ts';

export const OUTAGE_TITLE = 'Service Temporarily Unavailable';
export const REFRESH_LABEL = 'Refresh Page';

/** Includes this visit's order number, if any. */
export function outageText(): string {
  const id = currentOrderId() ?? purchaseRecord().checkout;
  const orderText = id === undefined ? '' : ` Your order number is ${id}.`;
  return `We can’t reach ${BRAND.name}. This page continues once you’re back online. Your order keeps going, and you won’t have to pay again.${orderText}`;
}

/** Reloads automatically, so that customers who just paid need not press anything. */
export const refreshOnceReachable = (): (() => void) => onReachableAgain(() => window.location.reload());
