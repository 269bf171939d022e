import Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';

const { StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeInvalidRequestError } = Stripe.errors;
const OUTAGES = [StripeConnectionError, StripeAPIError, StripeRateLimitError];

export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof StripeInvalidRequestError && error.code === code;

/** Whether the provider refused because of the object's current state. */
export const isInvalidRequest = (error: unknown): boolean => error instanceof StripeInvalidRequestError;

/** Turns provider outages into a ProblemError; errors caused by our bugs pass through. */
export async function callProvider<Result>(
  call: Promise<Result>,
  outage: 'payment_provider_unavailable' | 'unavailable' = 'payment_provider_unavailable',
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (OUTAGES.some((kind) => error instanceof kind)) throw new ProblemError(outage);
    throw error;
  }
}

/** Of lists. */
export const createdSince = (since: Date) => ({ gte: Math.floor(since.getTime() / 1000) });

/** Most that a list returns in one call. */
const PAGE = 100;

/** The pages of one of the provider's lists, newest first. @throws payment_provider_unavailable */
export async function* listPages<Item extends { readonly id: string }>(
  list: (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<Item>>,
): AsyncGenerator<readonly Item[]> {
  let lastId: string | undefined;
  do {
    const { data, has_more } = await callProvider(list({ limit: PAGE, ...(lastId && { starting_after: lastId }) }));
    yield data;
    lastId = has_more ? data.at(-1)?.id : undefined;
  } while (lastId);
}
