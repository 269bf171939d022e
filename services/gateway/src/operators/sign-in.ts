import { OPERATOR_ROLES } from '@trueseason/contracts';
import { addOperator, type Db, findOperator, useTotpStep } from '@trueseason/db';
import { ProblemError } from '../http/problem-error.ts';
import type { FirstOperator } from './first-operator.ts';
import { isSecret } from './secret-hash.ts';
import { totpStepOf } from './totp.ts';

export interface PasswordProof {
  readonly password: string;
  /** Without one it is the first operator. */
  readonly name?: string | undefined;
  readonly code?: string | undefined;
}

const WRONG_CODE = 'That is not the code that your authenticator app shows now. Please try the next one.';

/** Whose password, and whose second factor. @throws invalid_password, second_factor_required */
export async function signInByPassword(
  db: Db,
  first: FirstOperator,
  { password, name = first.name, code }: PasswordProof,
): Promise<string> {
  const known = await findOperator(db, name);
  // Whoever was added by the first one's name has a password of their own.
  const byConfig = name === first.name && !known?.password_hash;
  // Without a password the first one's door is closed, which need not be hidden.
  if (byConfig && !first.passwordHash) throw new ProblemError('invalid_password');
  const hash = byConfig ? first.passwordHash : known?.password_hash;
  if (!(await isSecret(password, hash))) throw new ProblemError('invalid_password');
  if (!known) await addOperator(db, { name, roles: [...OPERATOR_ROLES], password_hash: null, totp_secret: null });
  const secret = byConfig ? first.totpSecret : known?.totp_secret;
  if (!secret) return name;
  if (code === undefined) throw new ProblemError('second_factor_required', { field: 'code' });
  const step = totpStepOf(secret, code);
  if (step === null || !(await useTotpStep(db, name, step))) {
    throw new ProblemError('second_factor_required', { field: 'code', message: WRONG_CODE });
  }
  return name;
}
