import { isConsentTakenBack, isEnded, nextStep, PROBLEMS } from '@trueseason/contracts';
import type { Database } from '@trueseason/shop/database';
import { OrderGoneError } from '@trueseason/shop/encryption';
import { findOrder } from '@trueseason/shop/order';
import { ProblemError } from '../http/problem-error.ts';

/** The error for a failed write: not an outage if the order was just deleted. */
export const storeProblem = (error: unknown): Error =>
  error instanceof OrderGoneError ? error : new ProblemError('unavailable', { cause: error });

export async function noRoomProblem(db: Database, orderId: number): Promise<ProblemError> {
  const order = await findOrder(db, orderId);
  if (!order) return new ProblemError('order_not_found');
  if (!isEnded(nextStep(order))) return new ProblemError('photos_already_attached');
  const { failure } = order;
  const message = isConsentTakenBack(failure) && `${failure.message} ${PROBLEMS.order_closed.message}`;
  return new ProblemError('order_closed', message ? { message } : {});
}
