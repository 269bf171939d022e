import { isDatabaseOutage } from '@trueseason/shop/database';

/** From the object store, key service and network. */
const OUTAGE_CODES = new Set([
  'STORE_UNAVAILABLE',
  'KEYS_UNAVAILABLE',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Whether an error means that a dependency is down or overloaded, so a retry can help. */
export function isOutage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && OUTAGE_CODES.has(code)) || isDatabaseOutage(error);
}
