import type { Database } from '@trueseason/shop/database';
import { readProviderAway } from '@trueseason/shop/payment';
import Stripe from 'stripe';
import { noteProviderCall } from '../limits/noted-calls.ts';

/** A call that fails is tried so often. */
const FAILURES = 3;
/** After that long without another call, only the reconciler knows. */
const FRESH_MS = 2 * 60_000;

export interface CallHealth {
  /** Whether this process's last calls all failed. */
  isAway(): boolean;
}

/** An HTTP client that notes how its calls to the provider end. */
export function createWatchedClient(): { readonly httpClient: Stripe.HttpClient; readonly health: CallHealth } {
  const httpClient = Stripe.createNodeHttpClient();
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  let failures = 0;
  let failedAt = 0;
  const note = (isAnswered: boolean): void => {
    failures = isAnswered ? 0 : failures + 1;
    if (!isAnswered) failedAt = Date.now();
  };
  httpClient.makeRequest = async (...request) => {
    noteProviderCall();
    try {
      const response = await makeRequest(...request);
      note(response.getStatusCode() < 500);
      return response;
    } catch (error) {
      note(false);
      throw error;
    }
  };
  return { httpClient, health: { isAway: () => failures >= FAILURES && Date.now() - failedAt < FRESH_MS } };
}

/** No buyer can pay while the provider answers neither this process's calls nor the reconciler's, once a minute. @throws if so */
export async function checkProvider(db: Database, { isAway }: CallHealth): Promise<void> {
  if (isAway() || (await readProviderAway(db))) throw new Error('the payment provider does not answer');
}
