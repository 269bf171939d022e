import { isDatabaseOutage } from '../database/index.ts';
import { KeysUnavailableError } from '../encryption/index.ts';
import { StoreUnavailableError } from '../storage/index.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;

const has = (error: object, ...names: string[]) => names.some((name) => name in error);

/** The failing part, for operators. Store and mail provider wrap network errors, so a bare one is the database's. */
export function partOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'MailError') return 'mail';
  if (error instanceof KeysUnavailableError) return 'keys';
  // The S3 client sets this; the file store's errors have a call and a path.
  if (error instanceof StoreUnavailableError || has(error, '$metadata', '$fault', 'path')) return 'store';
  if (typeof code === 'string' && (SQLSTATE.test(code) || has(error, 'syscall', 'errors'))) return 'postgres';
  return isDatabaseOutage(error) ? 'postgres' : 'unknown';
}
