import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';

/** The looks of a completed order. */
export const useOutfits = (orderId: number | string) =>
  useQuery({
    queryKey: ['outfits', String(orderId)],
    queryFn: ({ signal }) => call('getOutfits', { params: { orderId }, signal }),
  });
