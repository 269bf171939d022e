import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Each address is good for five minutes; a step that stays open longer keeps the pictures that it has loaded. */
export const usePhotoLinks = (orderId: string) =>
  useQuery({
    queryKey: ['photo-links', orderId],
    queryFn: () => call('getPhotoLinks', { params: { orderId } }),
    staleTime: 4 * 60 * 1000,
    gcTime: 0,
  });
