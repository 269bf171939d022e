/** SQLSTATEs of servers that are away, full, starting, stopping or read-only, and of timeouts, locks and deadlocks. */
const SQLSTATES = /^(08...|28...|3D...|53...|57P0.|58...|25006|25P03|57014|55000|55P03|40P01|40001)$/;
/** Of node-postgres, its pool and Kysely, whose errors lack codes. */
const MESSAGES =
  /timeout (exceeded|expired)|read timeout|connection terminated|is not queryable|SSL connection|end on the pool|driver has already been destroyed|has been discarded/i;

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether Postgres did not do its work, so that a retry can help. The caller judges bare network errors. */
export const isDatabaseOutage = (error: unknown): boolean =>
  error instanceof Error && (SQLSTATES.test(codeOf(error)) || MESSAGES.test(error.message));

/** Whether later statements on the connection would fail, too: it is silent, or its server may no longer write. */
export const isConnectionSpent = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '25006' || error.message === 'Query read timeout');
