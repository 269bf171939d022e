import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { problemOf } from '../lib/api/api.ts';
import { forgetConsent } from '../photos/consent/consent-record.ts';

/** When a session ends, so does its consent. */
const forgetLostConsent = (error: Error): void => {
  if ([problemOf(error), problemOf(error.cause)].includes('consent_required')) forgetConsent();
};

// Makes buttons busy before a second press arrives; a task later, a double click sent two calls.
notifyManager.setScheduler(queueMicrotask);

/** Retries, refetches on focus and polls only where a screen says so. Data never goes stale. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: forgetLostConsent }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // Fails at once when offline; the default would pause and run a payment later.
    mutations: { retry: false, networkMode: 'always' },
  },
});
