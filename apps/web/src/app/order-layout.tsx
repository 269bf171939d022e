import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { whenIdle } from '../lib/browser/when-idle.ts';
import { useOwnershipRequest } from '../lib/order/ownership.ts';
import { queryClient } from './query-client.ts';

const OwnershipDialog = lazy(() => import('../components/ownership/ownership-dialog.tsx'));

/** Screens that talk to the server; content pages load without these. */
export function Component(): ReactNode {
  // What they have to say is mostly that the network has gone: the code for that is here before.
  useEffect(() => void whenIdle().then(() => import('../components/toaster/toaster.tsx').catch(() => undefined)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Ownership />
    </QueryClientProvider>
  );
}

/** Few are ever asked, so its code comes with the question. */
function Ownership(): ReactNode {
  const isAsked = useOwnershipRequest() !== null;
  return (
    isAsked && (
      <Suspense>
        <OwnershipDialog />
      </Suspense>
    )
  );
}
