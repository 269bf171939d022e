import { QueryClient } from '@tanstack/react-query';

/** Nothing is retried, refetched on focus or polled unless a screen says so, and fetched data never goes stale. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
});
