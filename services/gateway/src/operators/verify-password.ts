import type { Database } from '@trueseason/shop/database';
import { type FirstOperator, type PasswordProof, signInByPassword } from '@trueseason/shop/operators';
import { ProblemError } from '../http/problem-error.ts';

export const WRONG_CODE =
  'That code is wrong or has expired. Please enter the current code from your authenticator app.';

/** Returns the operator with this password and code. @throws invalid_password, second_factor_required */
export async function verifyPassword(db: Database, first: FirstOperator, proof: PasswordProof): Promise<string> {
  const signIn = await signInByPassword(db, first, proof);
  if (signIn.kind === 'signed_in') return signIn.operator;
  if (signIn.kind === 'password_wrong') throw new ProblemError('invalid_password');
  const message = signIn.kind === 'code_wrong' ? { message: WRONG_CODE } : {};
  throw new ProblemError('second_factor_required', { field: 'code', ...message });
}
