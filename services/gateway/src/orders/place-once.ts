import type { OrderFlow } from '@trueseason/db';
import { continueOrPlaceOrder, placeOrder } from '@trueseason/orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayDeps } from '../deps.ts';

/** The id of this browser's unfinished order of a flow, else of a new one that it holds from now on. */
export async function placeOnce(
  { db, sessions }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: OrderFlow,
): Promise<number> {
  const session = sessions.tokenHash(request);
  const known = session ? await continueOrPlaceOrder(db, session, flow) : null;
  if (known !== null) return known;
  const placed = await placeOrder(db, flow);
  await sessions.grant(request, reply, placed);
  return placed;
}
