import { OPERATOR_ROLES } from '@trueseason/contracts';
import type { Database } from '../database/database.ts';
import type { FirstOperator } from './first-operator.ts';
import { addOperator, findOperator, redeemTotpStep } from './operator-queries.ts';
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

export async function signInByPassword(
  db: Database,
  first: FirstOperator,
  { password, name = first.ADMIN_NAME, code }: PasswordProof,
): Promise<SignInResult> {
  const operatorRow = await findOperator(db, name);
  // An added operator with the first one's name has a separate password.
  const byConfig = name === first.ADMIN_NAME && !operatorRow?.password_hash;
  // Without a configured password, this sign-in is off. Whether it is, anyone may learn.
  if (byConfig && !first.ADMIN_PASSWORD_HASH) return { kind: 'password_wrong' };
  const hash = byConfig ? first.ADMIN_PASSWORD_HASH : operatorRow?.password_hash;
  if (!(await verifySecret(password, hash))) return { kind: 'password_wrong' };
  if (!operatorRow) await addOperator(db, { name, roles: [...OPERATOR_ROLES], password_hash: null, totp_secret: null });
  const secret = byConfig ? first.ADMIN_TOTP_SECRET : operatorRow?.totp_secret;
  if (!secret) return { kind: 'signed_in', operator: name };
  if (code === undefined) return { kind: 'code_missing' };
  const step = totpStepOf(secret, code);
  if (step === null || !(await redeemTotpStep(db, name, step))) return { kind: 'code_wrong' };
  return { kind: 'signed_in', operator: name };
}
