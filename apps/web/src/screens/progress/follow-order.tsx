import { isConsentTakenBack } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackAnalysis } from '../../lib/analytics/order-events.ts';
import { writeSession } from '../../lib/browser/storage.ts';
import type { Toast } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { useOnwardAfterAnswers } from '../../order/answers/answering.ts';
import { moveDraftToPhotos } from '../../order/answers/draft-answers.ts';
import { isOrderId, isUnknownOrder, type Order, useOrder } from '../../order/order.ts';
import { needsMessage, orderMessage } from '../../order/order-state/order-message.ts';
import { OrderMessageText } from '../../order/order-state/order-state.tsx';
import { usePaymentCheck } from '../../order/order-state/use-payment-check.ts';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { rememberAdvice } from '../../photos/remembered-advice.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** How long a finished screen stays before the results open. */
const REDIRECT_MS = 1500;

export const FINDING_TEXT = 'Finding your order...';
/** For customers who paid first. */
export const PAID_TEXT = 'Nothing left to pay. Your result opens here by itself.';

/** The message for a failed order. Null if its owner took back consent, since the photos are not at fault. */
export const failedToast = ({ failure }: Order, failedMessage: Toast): Toast | null =>
  isConsentTakenBack(failure) ? null : failedMessage;

/** Replaces the progress of an order, and its heading once known. */
interface Instead {
  readonly title?: string;
  readonly content: ReactNode;
}

/**
 * Follows an order and leads to its screen: shortly after it is analyzed, unless the visitor is answering; immediately if it
 * failed or has no photos.
 * `instead` replaces the progress of an order that is unknown here or needs the customer.
 * @param failedPath where an unpaid failed order leads; defaults to its own screen
 */
export function useFollowOrder(id: number | string, everyMs: number, failedMessage: Toast, failedPath?: string) {
  const navigate = useNavigate();
  const { data: order, error } = useOrder(id, { call: 'getOrderStatus', everyMs });
  const screen = order && screenOf(order);
  const hasFailed =
    order?.status === 'failed' && screen === 'start' && !order.refunded && !isConsentTakenBack(order.failure);
  const analyzedId = order?.status === 'analyzed' || order?.status === 'completed' ? order.id : null;

  const isDone = screen === 'preview' || screen === 'results';
  const onContinue = useOnwardAfterAnswers(isDone, REDIRECT_MS, () => {
    if (order) navigate(pathOf(order), { replace: true });
  });
  useEffect(() => {
    if (analyzedId !== null) trackAnalysis(analyzedId);
  }, [analyzedId]);
  useEffect(() => {
    if (order?.status === 'failed') orderPhotos.markRefused(order.failure);
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

  // Named by its payment.
  const isJustPaid = !isOrderId(String(id));
  const { current, payment, isAsking } = usePaymentCheck(needsMessage(screen) && !hasFailed ? order : undefined);
  const unknown = isUnknownOrder(error) && orderMessage('unknown', isJustPaid ? 'made' : undefined);
  const message = unknown || (current && orderMessage(current, payment));
  const instead: Instead | null = isAsking
    ? { content: <Skeleton height="6rem" /> }
    : message
      ? { title: message.title, content: <OrderMessageText message={message} role="alert" /> }
      : null;
  return { order, instead, onContinue };
}
