import { findLastEventId } from '@trueseason/shop/order';
import { requestDisputeEvidence } from '@trueseason/shop/report';
import { ObjectNotFoundError, objectKeys } from '@trueseason/shop/storage';
import type { FastifyReply } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

/** An order's current evidence. The first call requests it. @throws order_not_found, report_not_ready */
export async function sendEvidence(
  { db, store }: Pick<GatewayDeps, 'db' | 'store'>,
  orderId: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const event = await findLastEventId(db, orderId);
  if (event === null) throw new ProblemError('order_not_found');
  const file = await store.getBytes(objectKeys.evidence(orderId, event)).catch(async (error: unknown) => {
    if (!(error instanceof ObjectNotFoundError)) throw error;
    await requestDisputeEvidence(db, orderId, event);
    throw new ProblemError('report_not_ready');
  });
  return reply.type('application/pdf').send(file);
}
