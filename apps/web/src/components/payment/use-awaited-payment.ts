import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

const POLL_MS = 3000;

export interface AwaitedPayment {
  readonly orderId: number | string;
  /** Whether the bank was left to decide. */
  readonly waiting: boolean;
  /** Whether it has: asks the server. */
  readonly ask: () => Promise<boolean>;
  readonly onSettled: () => void;
}

/** Keeps asking about a payment that its bank has not decided about, and goes on once it is through. */
export function useAwaitedPayment({ orderId, waiting, ask, onSettled }: AwaitedPayment): void {
  const { data: isSettled } = useQuery({
    queryKey: ['awaited-payment', String(orderId)],
    queryFn: ask,
    enabled: waiting,
    refetchInterval: ({ state }) => (state.data ? false : POLL_MS),
    staleTime: 0,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is done once, when the payment is through
  useEffect(() => {
    if (waiting && isSettled) onSettled();
  }, [waiting, isSettled]);
}
