import { requestDisputeFile } from '@trueseason/shop/flows';
import { findLastEventId } from '@trueseason/shop/order';
import { findSettledPayment, hasCardChecks, recordCardChecks } from '@trueseason/shop/payment';
import { ObjectNotFoundError, objectKeys } from '@trueseason/shop/storage';
import type { FastifyReply } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import { ProblemError } from '../http/problem-error.ts';

type DisputeFileDeps = Pick<GatewayDeps, 'db' | 'store' | 'payments'>;

/** Adds the card's checks to an order's history, asked once. Without the provider, the dispute file goes without them. */
async function addCardChecks({ db, payments }: DisputeFileDeps, orderId: number): Promise<void> {
  const intentId = (await findSettledPayment(db, orderId))?.intent_id;
  if (intentId === undefined || (await hasCardChecks(db, orderId, intentId))) return;
  const text = await payments.fetchCardChecks(intentId).catch((error: unknown) => {
    if (error instanceof ProblemError) return null;
    throw error;
  });
  if (text !== null) await recordCardChecks(db, { orderId, intentId, text });
}

/** An order's current dispute file. The first call requests it. @throws order_not_found, report_not_ready */
export async function sendDisputeFile(
  deps: DisputeFileDeps,
  orderId: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, store } = deps;
  // Before the last event is read, which names the file.
  await addCardChecks(deps, orderId);
  const event = await findLastEventId(db, orderId);
  if (event === null) throw new ProblemError('order_not_found');
  const file = await store.getBytes(objectKeys.disputeFile(orderId, event)).catch(async (error: unknown) => {
    if (!(error instanceof ObjectNotFoundError)) throw error;
    await requestDisputeFile(db, orderId, event);
    throw new ProblemError('report_not_ready');
  });
  return reply.type('application/pdf').send(file);
}
