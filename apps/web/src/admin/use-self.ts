import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

export const SELF_KEY = ['admin-self'] as const;

export const useSelf = (enabled = true) =>
  useQuery({ enabled, queryKey: SELF_KEY, queryFn: () => call('adminSelf'), gcTime: 0, retry: false });

/** Whether the operator may move money; false until that is known. */
export const useIsFinance = (): boolean => useSelf().data?.roles.includes('finance') ?? false;
