import { useMutation } from '@tanstack/react-query';
import { PHOTO_RETENTION, TOASTS } from '@trueseason/contracts';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { call, serverMessage } from '../../lib/api/api.ts';
import { problemOf, reasonOf } from '../../lib/api/reason.ts';
import { dismissFailure, showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { type Confirmed, cardProblem, confirmCard } from '../confirm-card.ts';
import type { Intent } from '../intent.ts';
import type { ReadyPayment } from '../payment-element.tsx';
import { PRICED_ANEW } from '../payment-reasons.ts';
import { isSettledMeanwhile } from '../settled-meanwhile.ts';
import { useUnpaid } from '../use-unpaid.ts';
import { leaveCheckout } from './leave-checkout.ts';
import { MissingPhotosError, PaidMeanwhileError, PhotosNotUploadedError, uploadPhotos } from './upload-photos.ts';

/** Well before the photos of an order that is not paid are deleted: a tab may stay open for days between two cards. */
const SENT_AGAIN_AFTER_MS = (PHOTO_RETENTION.unpaidHours / 2) * 60 * 60 * 1000;

export interface Payment {
  readonly ready: ReadyPayment;
  readonly email: string;
}

export interface Paying {
  readonly pay: (payment: Payment) => void;
  readonly busy: boolean;
  /** Why the last try did not go through. */
  readonly refusal: string | null;
}

export interface PayOptions {
  readonly intent: Intent;
  readonly tell: (orderId: number) => Promise<void>;
  /** The intent can no longer be paid; fetch a new price. */
  readonly onEnded: () => void;
}

/** Card payment: the photos are with the server before anything is confirmed. */
export function usePay({ intent, tell, onEnded }: PayOptions): Paying {
  const navigate = useNavigate();
  const { orderId, amount } = intent;
  /** The order that has the photos; a repriced form may belong to another one. */
  const sent = useRef<{ readonly to: number; readonly at: number }>(null);
  const hasPhotos = () => sent.current?.to === orderId && Date.now() - sent.current.at < SENT_AGAIN_AFTER_MS;

  /** The paid intent's id, or why it was not paid. */
  const carryThrough = async ({ ready, email }: Payment): Promise<Confirmed> => {
    const problem = await cardProblem(ready);
    if (problem) return { refusal: problem, ended: false };
    await call('updateEmail', { params: { orderId }, body: { email } });
    await tell(orderId);
    if (!hasPhotos()) {
      await uploadPhotos(orderId);
      sent.current = { to: orderId, at: Date.now() };
    }
    trackStep('payment_initiated', { amount: amount / 100 });
    const back = new URL(paths.processingReturn, window.location.origin);
    return confirmCard(ready, { return_url: back.href });
  };
  const leave = (id: number | string): void => {
    leaveCheckout(orderId);
    navigate(paths.processing(id), { replace: true });
  };

  const finish = (paid: string): void => {
    dismissFailure();
    trackPurchase(orderId, paid, amount);
    showToast(TOASTS.paidFirst);
    leave(paid);
  };
  const { refusal, unsure, begin, refuse, take } = useUnpaid({
    orderId,
    onPaid: ({ paymentIntentId }) => finish(paymentIntentId),
    onEnded,
  });

  const { mutate, isPending } = useMutation({
    mutationFn: carryThrough,
    onMutate: begin,
    onSuccess: (outcome) => ('paid' in outcome ? finish(outcome.paid) : take(outcome, intent)),
    onError: (error) => {
      console.error('Checkout failed:', error);
      if (isSettledMeanwhile(error)) return onEnded();
      // Cookies that were deleted take the order along; the photos are still here, for another one.
      if ([problemOf(error), problemOf(error.cause)].includes('order_not_found')) {
        refuse(PRICED_ANEW);
        return onEnded();
      }
      if (error instanceof PaidMeanwhileError) return leave(orderId);
      if (error instanceof MissingPhotosError) {
        showToast(TOASTS.missingImages);
        navigate(paths.upload, { replace: true });
      } else if (error instanceof PhotosNotUploadedError) {
        showToast({ ...TOASTS.uploadFailed, text: serverMessage(error.cause) ?? TOASTS.uploadFailed.text });
      } else {
        showToast({ ...TOASTS.unexpected, text: reasonOf(error) ?? TOASTS.unexpected.text });
      }
    },
  });
  return { pay: mutate, busy: isPending || unsure, refusal };
}
