import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const giftKey = (orderId: number | string) => ['gift', String(orderId)] as const;

/** A gift of this browser; an unpaid one is asked about at the provider each time. */
export const useGift = (orderId: string) =>
  useQuery({ queryKey: giftKey(orderId), queryFn: () => call('getGift', { params: { orderId } }), staleTime: 0 });
