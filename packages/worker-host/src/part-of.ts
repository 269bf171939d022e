import { KeysUnavailableError } from '@trueseason/keys';
import { StoreUnavailableError } from '@trueseason/storage';

/** SQLSTATE, as node-postgres gives it. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Of node-postgres when its pool is used up or a connection ends under a query. */
const CONNECTION = /timeout exceeded when trying to connect|connection terminated|client has encountered a connection/i;

const has = (error: object, ...names: string[]) => names.some((name) => name in error);

/**
 * Names the part behind an error that a handler passed on, for operators: nothing rests on it. Store and mail provider
 * wrap what their networks say, so a bare network error is the database's.
 */
export function partOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'MailError') return 'mail';
  if (error instanceof KeysUnavailableError) return 'keys';
  // The S3 client marks its errors so; the file store's carry the call and the path.
  if (error instanceof StoreUnavailableError || has(error, '$metadata', '$fault', 'path')) return 'store';
  if (typeof code === 'string' && (SQLSTATE.test(code) || has(error, 'syscall', 'errors'))) return 'postgres';
  return CONNECTION.test(error.message) ? 'postgres' : 'unknown';
}
