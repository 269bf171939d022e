import type { Database } from '@trueseason/shop/database';
import { type FirstOperator, type PasswordProof, signInByPassword } from '@trueseason/shop/operators';
import { ProblemError } from '../http/problem-error.ts';

const WRONG_CODE = 'That code is wrong or has expired. Please enter the current code from your authenticator app.';

/** Returns the operator with this password and code. @throws invalid_password, second_factor_required */
export async function verifyPassword(db: Database, first: FirstOperator, proof: PasswordProof): Promise<string> {
  const signIn = await signInByPassword(db, first, proof);
  if ('operator' in signIn) return signIn.operator;
  if (signIn.refused === 'password') throw new ProblemError('invalid_password');
  const message = signIn.refused === 'code' ? { message: WRONG_CODE } : {};
  throw new ProblemError('second_factor_required', { field: 'code', ...message });
}
