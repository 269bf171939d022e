import { prefersReducedMotion } from '../../lib/browser/reduced-motion.ts';
import { readLocalJson, writeLocalJson } from '../../lib/browser/storage.ts';

const KEY = 'revealSeen';

const seenOrders = (): readonly number[] => {
  const list = readLocalJson<unknown>(KEY);
  return Array.isArray(list) ? list : [];
};

/** Whether this browser has shown an order's reveal, or never will because of reduced motion; false without storage. */
export const wasRevealSeen = (orderId: number): boolean => prefersReducedMotion() || seenOrders().includes(orderId);

export function markRevealSeen(orderId: number): void {
  if (!wasRevealSeen(orderId)) writeLocalJson(KEY, [...seenOrders(), orderId]);
}
