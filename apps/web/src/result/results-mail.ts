import { call } from '../lib/api/api.ts';

const asked = new Set<number>();

/** Asks once a page load for the results to be mailed; the server sends them once whatever we do. */
export function requestResultsMail(orderId: number): void {
  if (asked.has(orderId)) return;
  asked.add(orderId);
  call('emailResults', { params: { orderId } }).catch((error: unknown) =>
    console.error('Mailing results failed:', error),
  );
}
