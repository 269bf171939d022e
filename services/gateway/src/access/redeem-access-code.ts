import { ACCESS_CODE_MINUTES } from '@trueseason/contracts';
import { type CodeOwner, tryAccessCode, useAccessCode } from '@trueseason/shop/access';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

/** Redeems the mailed code: single use, and every attempt counts. @throws invalid_code */
export async function redeemAccessCode(
  { db, links }: Pick<GatewayDeps, 'db' | 'links'>,
  owner: CodeOwner,
  code: string,
): Promise<void> {
  const nonce = await tryAccessCode(db, owner, ACCESS_CODE_MINUTES);
  const right = nonce !== null && links.isAccessCode(code, owner.orderId, nonce);
  if (!right || !(await useAccessCode(db, owner.orderId, nonce))) throw new ProblemError('invalid_code');
}
