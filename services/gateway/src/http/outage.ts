/** Of the object store, of the key service, of the network, and of node-postgres when its pool is used up or a connection ends under a query. */
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
/** SQLSTATE: connection trouble, no resources, operator intervention, lock not available, deadlock. */
const SQLSTATES = /^(08...|53...|57P0.|57014|55P03|40P01|40001)$/;

/** Whether an error says that something we depend on is away or overloaded, so that trying again later can help. */
export function isOutage(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (CODES.has(code) || SQLSTATES.test(code))) return true;
  return typeof message === 'string' && MESSAGES.test(message);
}
