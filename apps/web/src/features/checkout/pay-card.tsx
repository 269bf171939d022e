import { dollars, PHOTO_COUNT, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { cardProblem, confirmCard } from '../../components/payment/confirm-card.ts';
import { useEmailField } from '../../components/payment/email-field.tsx';
import { PaymentElement, type ReadyPayment } from '../../components/payment/payment-element.tsx';
import { Refusal, tellRefused } from '../../components/payment/refusal.tsx';
import { track, trackStep } from '../../lib/analytics.ts';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { loadPhotos, photosAreUploaded } from '../../lib/photo-store.ts';
import { writeSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { photoForm } from '../../lib/upload-form.ts';
import styles from './checkout.module.css';
import type { CheckoutAnswers } from './use-answers.ts';
import type { Intent } from './use-checkout-intent.ts';

export interface PayCardProps extends Pick<CheckoutAnswers, 'tell'> {
  readonly intent: Intent;
}

/** Card payment: the photos are with the server before anything is confirmed. */
export function PayCard({ intent, tell }: PayCardProps): ReactNode {
  const navigate = useNavigate();
  const [payment, setPayment] = useState<ReadyPayment | null>(null);
  const email = useEmailField();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [photosSent, setPhotosSent] = useState(false);

  const pay = async (): Promise<void> => {
    const address = email.check();
    if (!payment || !address) return;
    setBusy(true);
    setRefusal(null);
    try {
      const problem = await cardProblem(payment);
      if (problem) return setRefusal(tellRefused(problem));
      await call('updateEmail', { params: { orderId: intent.orderId }, body: { email: address } });
      await tell(intent.orderId);
      if (!photosSent) {
        const photos = await loadPhotos();
        if (photos.length < PHOTO_COUNT) {
          showToast(TOASTS.missingImages);
          navigate(paths.upload, { replace: true });
          return;
        }
        const form = photoForm(photos);
        await call('putOrderPhotos', { params: { orderId: intent.orderId }, form });
        setPhotosSent(true);
      }
      await confirm(payment);
    } catch (error) {
      console.error('Checkout failed:', error);
      showToast(photosSent ? TOASTS.unexpected : TOASTS.uploadFailed);
    } finally {
      setBusy(false);
    }
  };

  const confirm = async (ready: ReadyPayment): Promise<void> => {
    trackStep('payment_initiated', { amount: intent.amount / 100 });
    const back = new URL('/processing', window.location.origin);
    const confirmed = await confirmCard(ready, { return_url: back.href });
    if ('refusal' in confirmed) return setRefusal(tellRefused(confirmed.refusal));
    track('purchase', { transaction_id: confirmed.paid, value: intent.amount / 100, currency: 'USD' });
    trackStep('payment_completed');
    writeSession('currentOrderId', String(intent.orderId));
    writeSession('promoCode', null);
    photosAreUploaded();
    navigate(paths.processing(confirmed.paid), { replace: true });
  };

  return (
    <section className={styles.card} aria-labelledby="payment">
      <h2 id="payment">Payment</h2>
      {email.field(busy)}
      {intent.clientSecret && (
        <PaymentElement key={intent.clientSecret} clientSecret={intent.clientSecret} onReady={setPayment} />
      )}
      <Refusal reason={refusal} />
      <Button wide onClick={pay} busy={busy} disabled={!payment || email.email.trim() === ''}>
        {busy ? 'Processing...' : `Pay $${dollars(intent.amount)}`}
      </Button>
    </section>
  );
}
