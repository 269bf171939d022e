import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useShownLink } from '../lib/browser/copy.ts';
import { retryableLazy } from '../lib/browser/retryable-lazy.tsx';
import { showMissing } from '../lib/messages.ts';
import { LazyPart } from '../order/lazy-part/lazy-part.tsx';
import { useOwnershipRequest } from '../order/ownership.ts';
import { queryClient } from './query-client.ts';
import { screens } from './screens.ts';
import { useActionsElsewhere } from './use-actions-elsewhere.ts';

const OwnershipDialog = retryableLazy(
  async () => (await import('../order/ownership/ownership-dialog.tsx')).OwnershipDialog,
);

const LinkDialog = retryableLazy(async () => (await import('../ui/link-dialog/link-dialog.tsx')).LinkDialog);

/** Around screens that talk to the server; content pages do not load this. */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  useActionsElsewhere();
  useEffect(() => {
    const { nextScreens = [] } = screens.find(({ pattern }) => matchPath(pattern, pathname)) ?? {};
    // On the first touch or key, since it would delay the start.
    const firstInput = new AbortController();
    const loadNext = (): void => {
      firstInput.abort();
      void Promise.allSettled(nextScreens.map((load) => load()));
    };
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, loadNext, { signal: firstInput.signal, capture: true });
    return () => firstInput.abort();
  }, [pathname]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <OwnershipPrompt />
      <UncopiedLink />
    </QueryClientProvider>
  );
}

/** Loaded on demand, since few customers are asked. */
function OwnershipPrompt(): ReactNode {
  const request = useOwnershipRequest();
  const declineOwnership = (error: unknown): void => {
    request?.settle(false);
    void showMissing(error);
  };
  return (
    request && (
      <LazyPart onMissing={declineOwnership}>
        <OwnershipDialog />
      </LazyPart>
    )
  );
}

/** For a link that the browser would not copy. */
const UncopiedLink = (): ReactNode =>
  useShownLink() !== null && (
    <LazyPart onMissing={(error) => void showMissing(error)}>
      <LinkDialog />
    </LazyPart>
  );
