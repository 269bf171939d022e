import { type Db, findOrder } from '@trueseason/db';
import { OrderGoneError } from '@trueseason/keys';
import { ProblemError } from '../http/problem-error.ts';

/** What a photo that the store did not take is refused with: nothing is away where its order was deleted meanwhile. */
export const storeFault = (error: unknown): Error =>
  error instanceof OrderGoneError ? error : new ProblemError('unavailable', { cause: error });

/** What photos that found no place are refused with. */
export const noPlace = async (db: Db, orderId: number): Promise<ProblemError> =>
  new ProblemError((await findOrder(db, orderId)) ? 'photos_already_attached' : 'order_not_found');
