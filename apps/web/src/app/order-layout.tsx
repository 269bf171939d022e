import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useOwnershipRequest } from '../lib/order/ownership.ts';
import { queryClient } from './query-client.ts';

const OwnershipDialog = lazy(() => import('../components/ownership/ownership-dialog.tsx'));

/** Screens that talk to the server; content pages load without these. */
export const Component = (): ReactNode => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
    <Ownership />
  </QueryClientProvider>
);

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
