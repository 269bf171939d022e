import type { Toast } from '@trueseason/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackAnalysis } from '../../lib/analytics/order-events.ts';
import { writeSession } from '../../lib/browser/session.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { isUnknownOrder, type Order, useOrder } from '../../order/order.ts';
import { type OrderScreen, pathOf, screenOf } from '../../order/screen-of.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { rememberAdvice } from '../../photos/remembered-advice.ts';
import { failedToast } from './failed-toast.ts';

/** How long a finished screen stands before the results open. */
const REDIRECT_MS = 1500;

export interface Followed {
  readonly order: Order | undefined;
  readonly screen: OrderScreen | undefined;
  /** This browser may not see the order. */
  readonly isUnknown: boolean;
  /** There is nothing to wait for: it needs the customer. */
  readonly isStopped: boolean;
}

export interface FollowOptions {
  readonly everyMs: number;
  /** Message of a failed order. */
  readonly failed: Toast;
  /** Where a failed order leads that is not paid; its own screen by default. */
  readonly failedPath?: string;
}

/** Follows an order and leads to its screen: after a moment once it is analyzed, at once where it failed or has no photos. */
export function useFollowOrder(id: number | string, { everyMs, failed, failedPath }: FollowOptions): Followed {
  const navigate = useNavigate();
  const { data: order, error } = useOrder(id, { call: 'getOrderStatus', everyMs });
  const screen = order && screenOf(order);
  const hasFailed = order?.status === 'failed' && screen === 'start';
  const analyzedId = order?.status === 'analyzed' || order?.status === 'completed' ? order.id : null;

  useAfter(screen === 'preview' || screen === 'results', REDIRECT_MS, () => {
    if (order) navigate(pathOf(order), { replace: true });
  });
  useEffect(() => {
    if (analyzedId !== null) trackAnalysis(analyzedId);
  }, [analyzedId]);
  useEffect(() => {
    if (order?.status === 'failed') orderPhotos.refused();
    if (!order || (screen !== 'photos' && !hasFailed)) return;
    writeSession('currentOrderId', String(order.id));
    if (hasFailed) rememberAdvice(order.failure ?? null);
    const toast = order.status === 'failed' ? failedToast(order, failed) : null;
    if (toast) showToast(toast);
    navigate((hasFailed && failedPath) || pathOf(order), { replace: true });
  }, [order, screen, hasFailed, failed, failedPath, navigate]);

  const needsCustomer = screen === 'checkout' || screen === 'help' || screen === 'gift' || screen === 'startGift';
  return {
    order,
    screen,
    isUnknown: isUnknownOrder(error),
    isStopped: needsCustomer || (screen === 'start' && !hasFailed),
  };
}
