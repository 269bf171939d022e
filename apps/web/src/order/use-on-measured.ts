import type { PublicOrder } from '@trueseason/contracts';
import { useEffect, useRef } from 'react';
import { useOrder } from './order.ts';

/** Calls `onMeasured` with the order once a sent change is measured. Its `failure` says why the result stayed the same. */
export function useOnMeasured(
  orderId: number | string,
  isSent: boolean,
  onMeasured: (order: PublicOrder) => void,
): void {
  const { data: order } = useOrder(orderId);
  const latest = useRef(onMeasured);
  latest.current = onMeasured;
  useEffect(() => {
    if (isSent && order && !order.measuring) latest.current(order);
  }, [isSent, order]);
}
