export type { AdminSessionsTable } from './admin-sessions-table.ts';
export type { AttentionDismissalsTable } from './attention-dismissals-table.ts';
export { isDismissed, saveDismissal } from './dismissals.ts';
export { answerFinanceRequest, askFinance, listFinanceRequests } from './finance-requests.ts';
export type { FinanceRequestsTable } from './finance-requests-table.ts';
export { type FirstOperator, firstOperatorConfig } from './first-operator.ts';
export { addOperator, changeOperator, listOperators, removeOperator } from './operator-queries.ts';
export {
  claimCodeTry,
  confirmSession,
  deleteExpiredOperatorSessions,
  endOperatorSession,
  findOperatorSession,
  type OperatorSession,
  startOperatorSession,
} from './operator-sessions.ts';
export type { OperatorsTable } from './operators-table.ts';
export {
  findPasskey,
  listPasskeys,
  openPasskeyChallenge,
  recordPasskeyUse,
  redeemPasskeyChallenge,
  registerPasskey,
  removePasskey,
} from './passkeys.ts';
export type { PasskeyChallengesTable, PasskeyRow, PasskeysTable } from './passkeys-table.ts';
export { hashSecret, type ScryptCost, verifySecret } from './secret-hash.ts';
export { confirmByCode, hasAuthenticator, type PasswordProof, signInByPassword } from './sign-in.ts';
export { newTotpSecret, totpAddress, totpCode, totpStepOf } from './totp.ts';
