import { workAlone } from '@trueseason/shop/tasks';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

/**
 * Makes one decision about money at a time: the second of two learns that it was decided meanwhile, and has to look again.
 * @param about an order, or a payment without one
 * @throws decided_already
 */
export async function decideAlone<Result>(
  { db }: Pick<GatewayDeps, 'db'>,
  about: string | number,
  decide: () => Promise<Result>,
): Promise<Result> {
  const decided = await workAlone(db, `money of ${about}`, async () => ({ result: await decide() }));
  if (!decided) throw new ProblemError('decided_already');
  return decided.result;
}
