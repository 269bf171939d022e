import { OPERATOR_ROLES } from '@trueseason/contracts';
import type { Database } from '../database/index.ts';
import type { FirstOperator } from './first-operator.ts';
import { addOperator, findOperator, redeemTotpStep } from './operator-queries.ts';
import type { OperatorRow } from './operators-table.ts';
import { verifySecret } from './secret-hash.ts';
import { totpStepOf } from './totp.ts';

export interface PasswordProof {
  readonly password: string;
  /** Defaults to the first operator. */
  readonly name?: string | undefined;
  readonly code?: string | undefined;
}

export type SignInResult =
  | { readonly kind: 'signed_in'; readonly operator: string }
  | { readonly kind: 'password_wrong' | 'code_missing' | 'code_wrong' };

/** An added operator with the first one's name has a separate password. */
const isFirstOperator = (first: FirstOperator, name: string, operatorRow: OperatorRow | undefined): boolean =>
  name === first.ADMIN_NAME && !operatorRow?.password_hash;

export async function signInByPassword(
  db: Database,
  first: FirstOperator,
  { password, name = first.ADMIN_NAME, code }: PasswordProof,
): Promise<SignInResult> {
  const operatorRow = await findOperator(db, name);
  const byConfig = isFirstOperator(first, name, operatorRow);
  // Without a configured password, this sign-in is off. Whether it is, anyone may learn.
  if (byConfig && !first.ADMIN_PASSWORD_HASH) return { kind: 'password_wrong' };
  const hash = byConfig ? first.ADMIN_PASSWORD_HASH : operatorRow?.password_hash;
  if (!(await verifySecret(password, hash))) return { kind: 'password_wrong' };
  if (!operatorRow) await addOperator(db, { name, roles: [...OPERATOR_ROLES], password_hash: null, totp_secret: null });
  const secret = byConfig ? first.ADMIN_TOTP_SECRET : operatorRow?.totp_secret;
  if (!secret) return { kind: 'signed_in', operator: name };
  if (code === undefined) return { kind: 'code_missing' };
  return (await redeemCode(db, name, secret, code)) ? { kind: 'signed_in', operator: name } : { kind: 'code_wrong' };
}

/** Whether a code is right, and new: each confirms once. */
async function redeemCode(db: Database, name: string, secret: string, code: string): Promise<boolean> {
  const step = totpStepOf(secret, code);
  return step !== null && redeemTotpStep(db, name, step);
}

async function findTotpSecret(db: Database, first: FirstOperator, name: string): Promise<string | null> {
  const operatorRow = await findOperator(db, name);
  const secret = isFirstOperator(first, name, operatorRow) ? first.ADMIN_TOTP_SECRET : operatorRow?.totp_secret;
  return secret ?? null;
}

export const hasAuthenticator = async (db: Database, first: FirstOperator, name: string): Promise<boolean> =>
  (await findTotpSecret(db, first, name)) !== null;

/** Whether a code confirms who is signed in. */
export async function confirmByCode(db: Database, first: FirstOperator, name: string, code: string): Promise<boolean> {
  const secret = await findTotpSecret(db, first, name);
  return secret !== null && redeemCode(db, name, secret, code);
}
