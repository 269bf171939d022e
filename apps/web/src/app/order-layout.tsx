import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from './query-client.ts';

/** Screens that talk to the server; content pages load without these. */
export const Component = (): ReactNode => (
  <QueryClientProvider client={queryClient}>
    <Outlet />
  </QueryClientProvider>
);
