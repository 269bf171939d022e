/** From the object store, key service, network, and node-postgres when the pool is exhausted or a connection drops. */
const CODES = new Set([
  'STORE_UNAVAILABLE',
  'KEYS_UNAVAILABLE',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const MESSAGES = /timeout exceeded when trying to connect|connection terminated|client has encountered a connection/i;
/** SQLSTATE: connection error, insufficient resources, operator intervention, lock not available, deadlock. */
const SQLSTATES = /^(08...|53...|57P0.|57014|55P03|40P01|40001)$/;

/** Whether an error means that a dependency is down or overloaded, so a retry can help. */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (CODES.has(code) || SQLSTATES.test(code))) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}
