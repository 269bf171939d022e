import Stripe from 'stripe';
import { ProblemError } from '../http/problem-error.ts';

const { StripeAPIError, StripeConnectionError, StripeRateLimitError, StripeInvalidRequestError } = Stripe.errors;
const OUTAGES = [StripeConnectionError, StripeAPIError, StripeRateLimitError];

/** A refusal of the provider by this code: what we asked for is so already, or cannot be. */
export const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof StripeInvalidRequestError && error.code === code;

/** Any refusal of what we asked for as it is now. */
export const isInvalid = (error: unknown): boolean => error instanceof StripeInvalidRequestError;

/** Turns the provider's outages into words; a refusal of ours (a bug) stays an error. */
export async function reach<Answer>(
  call: Promise<Answer>,
  outage: 'payment_provider_unavailable' | 'unavailable' = 'payment_provider_unavailable',
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (OUTAGES.some((kind) => error instanceof kind)) throw new ProblemError(outage);
    throw error;
  }
}
