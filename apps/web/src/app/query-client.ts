import { MutationCache, notifyManager, QueryClient } from '@tanstack/react-query';
import { problemOf } from '../lib/api/api.ts';
import { forgetConsent } from '../photos/consent/consent-record.ts';

/** When a session ends, its consent ends, too. */
const askAgain = (error: Error): void => {
  if ([problemOf(error), problemOf(error.cause)].includes('consent_required')) forgetConsent();
};

// Buttons must be busy before a second press arrives: one task later, a double click sent two calls.
notifyManager.setScheduler(queueMicrotask);

/** Nothing is retried, refetched on focus or polled unless a screen says so, and fetched data never goes stale. */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({ onError: askAgain }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    // Fail at once when offline; the default would pause and run the payment later.
    mutations: { retry: false, networkMode: 'always' },
  },
});
