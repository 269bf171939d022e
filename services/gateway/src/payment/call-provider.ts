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
