import type { Generated } from 'kysely';

/** A browser. Stores only the cookie's hash, so a leaked table grants nothing. */
export interface SessionsTable {
  token_hash: string;
  /** Hash of what a browser's sessions share. */
  family: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** `read`: the result, palette, advice and report. `own`: also photos, export, address, deletion and sharing. */
export type GrantLevel = 'read' | 'own';

export interface GrantsTable {
  token_hash: string;
  order_id: number;
  level: GrantLevel;
  created_at: Generated<Date>;
}
