import type { OrderFlow } from '@trueseason/contracts';
import { continueOrPlaceOrder, placeOrder, placeOrderOnce } from '@trueseason/shop/flows';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { createKeyRefusal, readIdempotencyKey } from './idempotency-key.ts';

/**
 * Returns this browser's unfinished order of a flow, or creates one. A browser that lost the first response and its
 * session retries with the same `Idempotency-Key` and gets the same order.
 * @param additionalTo a known order that this one is bought in addition to
 * @param brought content that the first attempt must match
 */
export async function findOrPlaceOrder(
  { db, sessions }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: OrderFlow,
  additionalTo?: number,
  content?: readonly string[],
): Promise<number> {
  const key = readIdempotencyKey(request)?.(content);
  const session = sessions.tokenHash(request);
  const continuedId = session ? await continueOrPlaceOrder(db, session, { flow, key, additionalTo }) : null;
  if (continuedId !== null) return continuedId;
  const placedId = key ? await placeOrderOnce(db, flow, key) : await placeOrder(db, flow);
  if (placedId === null) throw createKeyRefusal();
  await sessions.grant(request, reply, placedId, 'own');
  return placedId;
}
