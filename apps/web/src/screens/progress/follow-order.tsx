import { isConsentTakenBack } from '@trueseason/contracts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackAnalysis } from '../../lib/analytics/order-events.ts';
import { writeSession } from '../../lib/browser/storage.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import type { Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { moveDraftToPhotos } from '../../order/answers/draft-answers.ts';
import { isUnknownOrder, type Order, useOrder } from '../../order/order.ts';
import { OrderNextStep, UnknownOrder } from '../../order/order-state/order-state.tsx';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { rememberAdvice } from '../../photos/remembered-advice.ts';

/** How long a finished screen stays before the results open. */
const REDIRECT_MS = 1500;

export const FINDING_TEXT = 'Finding your order...';
/** For customers who paid first. */
export const PAID_TEXT = 'Nothing left to pay. Your result opens here by itself.';

/**
 * The message for a failed order, which is not about the photos if their owner withdrew consent. Null if the order goes
 * on with other photos, as the screen that asks for them says.
 */
export function failedToast({ failure, nextStep }: Order, failedMessage: Toast): Toast | null {
  if (!isConsentTakenBack(failure)) return failedMessage;
  return nextStep === 'photos' ? null : { ...failedMessage, title: 'This Order Has Ended', text: failure.message };
}

/**
 * Follows an order and leads to its screen: shortly after it is analyzed, immediately if it failed or has no photos.
 * `instead` replaces the progress of an order that is unknown here or needs the customer.
 * @param failedPath where an unpaid failed order leads; defaults to its own screen
 */
export function useFollowOrder(id: number | string, everyMs: number, failedMessage: Toast, failedPath?: string) {
  const navigate = useNavigate();
  const { data: order, error } = useOrder(id, { call: 'getOrderStatus', everyMs });
  const screen = order && screenOf(order);
  const hasFailed = order?.status === 'failed' && screen === 'start' && !order.refunded;
  const analyzedId = order?.status === 'analyzed' || order?.status === 'completed' ? order.id : null;

  useTimeout(screen === 'preview' || screen === 'results', REDIRECT_MS, () => {
    if (order) navigate(pathOf(order), { replace: true });
  });
  useEffect(() => {
    if (analyzedId !== null) trackAnalysis(analyzedId);
  }, [analyzedId]);
  useEffect(() => {
    if (order?.status === 'failed') orderPhotos.markRefused();
    if (!order || (screen !== 'photos' && !hasFailed)) return;
    writeSession('currentOrderId', String(order.id));
    if (hasFailed) {
      rememberAdvice(order.failure ?? null);
      moveDraftToPhotos(order.id);
    }
    const toast = order.status === 'failed' ? failedToast(order, failedMessage) : null;
    if (toast) showToast(toast);
    navigate((hasFailed && failedPath) || pathOf(order), { replace: true });
  }, [order, screen, hasFailed, failedMessage, failedPath, navigate]);

  const needsCustomer = screen && ['checkout', 'help', 'gift', 'startGift', 'start'].includes(screen) && !hasFailed;
  const nextStep = order && needsCustomer ? <OrderNextStep order={order} /> : null;
  return { order, instead: isUnknownOrder(error) ? <UnknownOrder /> : nextStep };
}
