import { type Db, findOrder } from '@trueseason/db';
import { OrderGoneError } from '@trueseason/keys';
import { ProblemError } from '../http/problem-error.ts';

/** The error for a failed write; if the order was deleted meanwhile, it is not an outage. */
export const storeFault = (error: unknown): Error =>
  error instanceof OrderGoneError ? error : new ProblemError('unavailable', { cause: error });

/** The error for photos that could not be attached. */
export const noPlace = async (db: Db, orderId: number): Promise<ProblemError> =>
  new ProblemError((await findOrder(db, orderId)) ? 'photos_already_attached' : 'order_not_found');
