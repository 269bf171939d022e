import type { OperatorRole } from '@trueseason/contracts';
import type { Generated, Selectable } from 'kysely';

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
