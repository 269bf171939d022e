import type { Generated } from 'kysely';

/** Signed-in operators; stores only the cookie's hash. */
export interface AdminSessionsTable {
  token_hash: string;
  operator: string;
  created_at: Generated<Date>;
  expires_at: Date;
  /** When a code last confirmed who it is. */
  confirmed_at: Date | null;
  /** Since the last right one. */
  wrong_codes: Generated<number>;
}
