import type { OrderFlow } from '@trueseason/contracts';
import { continueOrPlaceOrder, placeOrder, placeOrderOnce } from '@trueseason/orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { findEmptyFirstTry, readKey } from './idempotency-key.ts';

/**
 * The id of this browser's unfinished order of a flow, else of a new one that it holds from now on. A browser whose
 * first answer was lost, and its session with it, sends the same `Idempotency-Key` again and gets the same order.
 * @param besides the order that another one is wanted besides
 * @param brought what the first try has to have brought as well
 */
export async function placeOnce(
  { db, sessions }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: OrderFlow,
  besides?: number,
  brought?: readonly string[],
): Promise<number> {
  const key = readKey(request)?.(brought);
  const session = sessions.tokenHash(request);
  const known = session ? await continueOrPlaceOrder(db, session, { flow, key, besides }) : null;
  if (known !== null) return known;
  const placed = key
    ? ((await placeOrderOnce(db, flow, key)) ?? (await findEmptyFirstTry(db, flow, key)))
    : await placeOrder(db, flow);
  await sessions.grant(request, reply, placed, 'own');
  return placed;
}
