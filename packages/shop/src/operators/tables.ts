import { queryOf } from '../database/index.ts';
import type { AdminSessionsTable } from './admin-sessions-table.ts';
import type { AttentionDismissalsTable } from './attention-dismissals-table.ts';
import type { FinanceRequestsTable } from './finance-requests-table.ts';
import type { OperatorsTable } from './operators-table.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './passkeys-table.ts';

export type OperatorsTables = {
  attention_dismissals: AttentionDismissalsTable;
  admin_sessions: AdminSessionsTable;
  finance_requests: FinanceRequestsTable;
  operators: OperatorsTable;
  passkey_challenges: PasskeyChallengesTable;
  passkeys: PasskeysTable;
};

/** Queries of this subject: on its own tables. */
export const query = queryOf<OperatorsTables>();
