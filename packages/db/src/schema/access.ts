import type { OperatorRole } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';

/** A browser. Only a hash of its cookie is kept, so a copy of the table opens nothing. */
export interface SessionsTable {
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** `read`: the result, palette, advice and report. `own`: also photos, export, address, deletion and sharing. */
export type GrantLevel = 'read' | 'own';

/** Which orders a browser may see. */
export interface GrantsTable {
  token_hash: string;
  order_id: number;
  level: GrantLevel;
  created_at: Generated<Date>;
}

/** The one code that an order's address was sent; the code follows from the nonce and a secret. */
export interface AccessCodesTable {
  order_id: number;
  /** Which browser asked for it; it opens nothing in any other. */
  asked_by: string;
  /** Of the mail that brings it. */
  round: number;
  nonce: string;
  tries: Generated<number>;
  created_at: Generated<Date>;
}

export interface OperatorsTable {
  name: string;
  roles: OperatorRole[];
  /** Null for the first operator, whose password is in the configuration, and for whoever has passkeys alone. */
  password_hash: string | null;
  totp_secret: string | null;
  totp_step: Generated<number>;
  created_at: Generated<Date>;
}
export type OperatorRow = Selectable<OperatorsTable>;

export interface PasskeysTable {
  id: string;
  operator: string;
  public_key: Uint8Array;
  counter: number;
  transports: string[];
  label: string;
  created_at: Generated<Date>;
}
export type PasskeyRow = Selectable<PasskeysTable>;

export interface PasskeyChallengesTable {
  challenge: string;
  operator: string | null;
  created_at: Generated<Date>;
}

/** Operators who are signed in; only a hash of their cookie is kept. */
export interface AdminSessionsTable {
  token_hash: string;
  operator: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** What operators did. Rows are only ever added. */
export interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  /** Null where none is meant, and once the order is deleted. */
  order_id: number | null;
  detail: Generated<string>;
  actor: Generated<string>;
  reason: Generated<string>;
  /** With the order's number it makes the hash; both go with the order. */
  object_salt: string | null;
  object_hash: string | null;
  /** Of this row and all before it. */
  hash: string;
}
export type AuditRow = Selectable<AuditTable>;
