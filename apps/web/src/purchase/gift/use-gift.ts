import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

export const giftKey = (orderId: number | string) => ['gift', String(orderId)] as const;

/** How often the page asks whether the mail has left. */
const MAIL_POLL_MS = 5000;

/** A gift of this browser; an unpaid one is asked about at the provider each time. */
export const useGift = (orderId: string) =>
  useQuery({
    queryKey: giftKey(orderId),
    queryFn: () => call('getGift', { params: { orderId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.mail === 'pending' ? MAIL_POLL_MS : false),
    // A mail bounces minutes after it has left.
    refetchOnWindowFocus: ({ state }) => state.data?.state === 'ready',
  });
