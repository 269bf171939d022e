import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const POLL_MS = 3000;

/** A payment that was left to its bank: the intent, and what it takes in cents. */
export interface PendingPayment {
  readonly id: string;
  readonly amount: number;
}

export interface AwaitedPayment {
  readonly orderId: number | string;
  /** Whether the bank has decided: asks the server. */
  readonly ask: () => Promise<boolean>;
  readonly onSettled: (payment: PendingPayment) => void;
}

/**
 * Keeps asking about a payment that its bank has not decided about, and goes on once it is through.
 *
 * @returns names the payment to wait for; `null` waits no more.
 */
export function useAwaitedPayment({
  orderId,
  ask,
  onSettled,
}: AwaitedPayment): (payment: PendingPayment | null) => void {
  const [pending, wait] = useState<PendingPayment | null>(null);
  const { data: isSettled } = useQuery({
    queryKey: ['awaited-payment', String(orderId)],
    queryFn: ask,
    enabled: pending !== null,
    refetchInterval: ({ state }) => (state.data ? false : POLL_MS),
    staleTime: 0,
    gcTime: 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what follows is done once, when the payment is through
  useEffect(() => {
    if (!pending || !isSettled) return;
    wait(null);
    onSettled(pending);
  }, [pending, isSettled]);
  return wait;
}
