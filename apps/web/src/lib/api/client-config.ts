import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** What the server has configured for browsers; it does not change within a visit. */
export const useClientConfig = () =>
  useQuery({ queryKey: ['client-config'], queryFn: () => call('getClientConfig'), retry: 1 });
