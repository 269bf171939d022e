import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { useShownLink } from '../lib/browser/copy.ts';
import { lazyAgain } from '../lib/browser/lazy-again.tsx';
import { showMissing } from '../lib/messages.ts';
import { Late } from '../order/late/late.tsx';
import { useOwnershipRequest } from '../order/ownership.ts';
import { queryClient } from './query-client.ts';
import { screens } from './screens.ts';
import { useActionsElsewhere } from './use-actions-elsewhere.ts';

const OwnershipDialog = lazyAgain(
  async () => (await import('../order/ownership/ownership-dialog.tsx')).OwnershipDialog,
);

const LinkDialog = lazyAgain(async () => (await import('../ui/link-dialog/link-dialog.tsx')).LinkDialog);

/** Around screens that talk to the server; content pages do not load this. */
export function Component(): ReactNode {
  const { pathname } = useLocation();
  useActionsElsewhere();
  useEffect(() => {
    const { leadsTo = [] } = screens.find(({ pattern }) => matchPath(pattern, pathname)) ?? {};
    // On the first touch or key, since it would delay the start.
    const waiting = new AbortController();
    const loadNext = (): void => {
      waiting.abort();
      void Promise.allSettled(leadsTo.map((load) => load()));
    };
    for (const input of ['pointerdown', 'keydown'])
      addEventListener(input, loadNext, { signal: waiting.signal, capture: true });
    return () => waiting.abort();
  }, [pathname]);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Ownership />
      <RefusedLink />
    </QueryClientProvider>
  );
}

/** Loaded on demand, since few customers are asked. */
function Ownership(): ReactNode {
  const request = useOwnershipRequest();
  const goWithout = (error: unknown): void => {
    request?.settle(false);
    void showMissing(error);
  };
  return (
    request && (
      <Late onMissing={goWithout}>
        <OwnershipDialog />
      </Late>
    )
  );
}

/** For a link that the browser would not copy. */
const RefusedLink = (): ReactNode =>
  useShownLink() !== null && (
    <Late onMissing={(error) => void showMissing(error)}>
      <LinkDialog />
    </Late>
  );
