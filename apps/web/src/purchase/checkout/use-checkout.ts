import { PHOTO_COUNT, PHOTO_RETENTION, PRICE_CENTS } from '@trueseason/contracts';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackPhotos, trackPurchase } from '../../lib/analytics/order-events.ts';
import { call, problemOf, serverMessage } from '../../lib/api/api.ts';
import type { ChallengeHeaders } from '../../lib/api/use-challenged.ts';
import { photoMetadata } from '../../lib/browser/photo-metadata.ts';
import { dataUrl } from '../../lib/browser/picture.ts';
import { purchaseRecord, recordPurchase, writeSession } from '../../lib/browser/storage.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { dismissFailure, showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { moveDraftToOrder, sendPhotoDraft } from '../../order/answers/draft-answers.ts';
import { checkoutKey } from '../../order/order-key.ts';
import { storePromoCode } from '../../order/promo-code.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { sendPhotos } from '../../photos/send-photos.ts';
import { areMeasurable } from '../chosen-photos/use-chosen-photos.ts';
import { type Outcome, payByCard } from '../confirm-card.ts';
import { type Intent, openIntent } from '../intent.ts';
import { FORM_EXPIRED, UNMEASURABLE } from '../payment-reasons.ts';
import type { PaidBy } from '../purchase-machine.ts';
import { type PurchaseOption, type Purchasing, usePurchase } from '../use-purchase.ts';

/** Well before an unpaid order's photos are deleted, since a tab may stay open for days between attempts. */
const RESEND_AFTER_MS = (PHOTO_RETENTION.unpaidHours / 2) * 60 * 60 * 1000;

/** A new order that is paid first. Uploads photos before charging anything. */
export function useCheckout(sendBeginRequest: (orderId: number) => Promise<void>): Purchasing {
  const navigate = useNavigate();
  /** When photos were sent, and to which order, since a new price may belong to another one. */
  const lastRequest = useRef({ orderId: 0, at: 0 });

  const sendDetails = async ({ orderId, isFree }: Intent, email: string): Promise<void> => {
    await call('updateEmail', { params: { orderId }, body: { email } });
    if (!isFree) await sendBeginRequest(orderId);
    await sendPhotoDraft(orderId);
  };
  const uploadPhotos = async (photos: readonly File[], orderId: number): Promise<Outcome | undefined> => {
    if (lastRequest.current.orderId === orderId && Date.now() - lastRequest.current.at < RESEND_AFTER_MS)
      return undefined;
    try {
      const { hadPhotos } = await sendPhotos(orderId, 'new', photos);
      // It was paid in another tab.
      if (hadPhotos) return { paid: 'earlier' };
    } catch (error) {
      if (problemOf(error) === 'order_not_found') throw error;
      console.error('The photos were not taken:', error);
      return { toast: { ...TOASTS.uploadFailed, text: serverMessage(error) ?? TOASTS.uploadFailed.text } };
    }
    lastRequest.current = { orderId, at: Date.now() };
    return undefined;
  };

  const option: PurchaseOption = {
    codes: 'toasts',
    notPriced: () => TOASTS.paymentError,
    noPrice: 'We couldn’t set up the payment. You weren’t charged, and your photos are still here.',
    notPaid: (reason, intent) => {
      const toast = intent?.isFree ? TOASTS.freeStartFailed : TOASTS.unexpected;
      return { ...toast, text: reason ?? toast.text };
    },
    // Without its cookie, the order is gone, but the photos are still here.
    orderForgotten: { refusal: FORM_EXPIRED, needsNewIntent: true },
    price: priceCheckout,
    pay: async (intent, { email, card }) => {
      const photos = await orderPhotos.load();
      if (!intent || photos.length < PHOTO_COUNT) {
        showToast(TOASTS.missingImages);
        navigate(paths.upload, { replace: true });
        return { elsewhere: true };
      }
      const { orderId, paymentIntentId, isFree } = intent;
      const measurable = areMeasurable(photos);
      const unmeasurable: Outcome = { toast: { ...TOASTS.uploadFailed, text: UNMEASURABLE } };
      if (isFree) {
        await sendDetails(intent, email);
        if (!(await measurable)) return unmeasurable;
        const images = await Promise.all(photos.map(dataUrl));
        await call('startFreeAnalysis', { params: { paymentIntentId }, body: { images } });
        trackPhotos(orderId, photos.length);
        return { paid: 'free' };
      }
      const sendBeforePaying = async (): Promise<Outcome | undefined> => {
        await sendDetails(intent, email);
        return (await measurable) ? uploadPhotos(photos, orderId) : unmeasurable;
      };
      return payByCard({ card, intent, returnPath: paths.processingReturn, beforePayment: sendBeforePaying });
    },
    leave: async (paidBy, intent) => {
      const id = leaveCheckout(paidBy, intent);
      if (id === undefined) return { problem: TOASTS.paymentError.text };
      navigate(paths.processing(id), { replace: true });
      return {};
    },
  };
  return usePurchase(option);
}

/** Forgets the checkout on this device. Returns the order's name for its progress page. */
function leaveCheckout(paidBy: PaidBy, intent: Intent | null): number | string | undefined {
  const orderId = purchaseRecord().checkout ?? intent?.orderId;
  if (orderId === undefined) return undefined;
  if (paidBy === 'earlier') showToast(TOASTS.alreadyPaid);
  else if (paidBy !== 'free') {
    dismissFailure();
    if (intent) trackPurchase(orderId, intent.paymentIntentId, intent.amount);
    showToast(TOASTS.paidFirst);
  }
  writeSession('currentOrderId', String(orderId));
  storePromoCode(null);
  recordPurchase({ checkout: undefined });
  moveDraftToOrder(orderId);
  orderPhotos.markSent();
  return (paidBy !== 'earlier' && intent?.paymentIntentId) || orderId;
}

/** Remembers the order until it is known to be paid, so that a lost response leads to it, not to a second bill. */
async function priceCheckout(promoCode: string, challenge: ChallengeHeaders): Promise<Intent> {
  const { checkout, additionalTo } = purchaseRecord();
  const price = async (order: { orderId: number } | { additionalTo?: number | undefined }, key?: string) => {
    const intent = await openIntent({ amount: PRICE_CENTS, promoCode, ...order }, challenge, key);
    checkoutKey.forget();
    recordPurchase({ checkout: intent.orderId });
    return intent;
  };
  try {
    if (checkout) return await price({ orderId: checkout });
  } catch (error) {
    if (!CLOSED_CODES.includes(problemOf(error) ?? '')) throw error;
    recordPurchase({ checkout: undefined });
  }
  // The key prevents a second order if the response is lost.
  return price({ additionalTo }, checkoutKey.of(photoMetadata()));
}

/** The order can no longer be paid, or this browser no longer knows it. */
const CLOSED_CODES: readonly string[] = ['order_not_found', 'order_closed', 'not_ready'];
