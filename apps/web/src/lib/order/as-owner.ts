import { problemOf } from '../api/reason.ts';
import { askForOwnership } from './ownership.ts';

/** What a person who was asked something chose not to go on with; no failure, so nothing is said about it. */
export const isCanceled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Does what only the buyer of an order may do. A browser that came by a link or a lookup is asked for a mailed code
 * first, told `why`, and the action follows by itself. Rejects with an AbortError when no code is given.
 */
export async function asOwner<Answer>(
  orderId: number | string,
  action: () => Promise<Answer>,
  why?: string,
): Promise<Answer> {
  try {
    return await action();
  } catch (error) {
    if (problemOf(error) !== 'code_required') throw error;
    if (!(await askForOwnership(String(orderId), why))) throw new DOMException('No code was given.', 'AbortError');
    return action();
  }
}
