import type { OrderFlow } from '@trueseason/contracts';
import { continueOrPlaceOrder, placeOrder, placeOrderOnce } from '@trueseason/shop/order';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { badKey, readKey } from './idempotency-key.ts';

/**
 * Returns this browser's unfinished order of a flow, or creates one. A browser that lost the first response and its
 * session retries with the same `Idempotency-Key` and gets the same order.
 * @param additionalTo a known order that this one is bought in addition to
 * @param brought content that the first attempt must match
 */
export async function placeOnce(
  { db, sessions }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: OrderFlow,
  additionalTo?: number,
  brought?: readonly string[],
): Promise<number> {
  const key = readKey(request)?.(brought);
  const session = sessions.tokenHash(request);
  const known = session ? await continueOrPlaceOrder(db, session, { flow, key, additionalTo }) : null;
  if (known !== null) return known;
  const placed = key ? await placeOrderOnce(db, flow, key) : await placeOrder(db, flow);
  if (placed === null) throw badKey();
  await sessions.grant(request, reply, placed, 'own');
  return placed;
}
