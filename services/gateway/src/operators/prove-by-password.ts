import type { Database } from '@trueseason/shop/database';
import { type FirstOperator, type PasswordProof, signInByPassword } from '@trueseason/shop/operators';
import { ProblemError } from '../http/problem-error.ts';

const WRONG_CODE = 'That code is wrong or has expired. Please enter the current code from your authenticator app.';

/** Returns the operator with this password and code. @throws invalid_password, second_factor_required */
export async function proveByPassword(db: Database, first: FirstOperator, proof: PasswordProof): Promise<string> {
  const answer = await signInByPassword(db, first, proof);
  if ('operator' in answer) return answer.operator;
  if (answer.refused === 'password') throw new ProblemError('invalid_password');
  const message = answer.refused === 'code' ? { message: WRONG_CODE } : {};
  throw new ProblemError('second_factor_required', { field: 'code', ...message });
}
