import type { PublicOrder } from '@trueseason/contracts';
import { useEffect, useRef } from 'react';
import { useOrder } from './order.ts';

/** Calls `follow` with the order once a sent change is measured. Its `failure` says why the result stayed the same. */
export function useMeasured(orderId: number | string, isSent: boolean, follow: (order: PublicOrder) => void): void {
  const { data: order } = useOrder(orderId);
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (isSent && order && !order.measuring) latest.current(order);
  }, [isSent, order]);
}
