import type { OperatorRole } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';

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

/** An order's mailed code, derived from the nonce and a secret. */
export interface AccessCodesTable {
  order_id: number;
  /** The browser that requested it; it works in no other. */
  asked_by: string;
  /** Round of its mail. */
  round: number;
  nonce: string;
  tries: Generated<number>;
  created_at: Generated<Date>;
}

export interface OperatorsTable {
  name: string;
  roles: OperatorRole[];
  /** Null for the first operator, whose password is in the configuration, and for those with passkeys only. */
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

/** Signed-in operators; stores only the cookie's hash. */
export interface AdminSessionsTable {
  token_hash: string;
  operator: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

/** Operator actions. Append-only. */
export interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  action: string;
  /** Null if not about an order, or once it is deleted. */
  order_id: number | null;
  detail: Generated<string>;
  actor: Generated<string>;
  reason: Generated<string>;
  /** Salt of the order number's hash; both are removed with the order. */
  object_salt: string | null;
  object_hash: string | null;
  /** Over this and all earlier rows. */
  hash: string;
}
export type AuditRow = Selectable<AuditTable>;
