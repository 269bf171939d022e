import { PHOTO_COUNT, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { useEmailField } from '../../components/payment/email-field.tsx';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { loadPhotos, photosAreUploaded } from '../../lib/photo-store.ts';
import { writeSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './checkout.module.css';
import type { CheckoutAnswers } from './use-answers.ts';
import type { Intent } from './use-checkout-intent.ts';

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export interface FreeCardProps extends Pick<CheckoutAnswers, 'tell'> {
  readonly intent: Intent;
}

/** A promo of 100 % leaves nothing to pay. */
export function FreeCard({ intent, tell }: FreeCardProps): ReactNode {
  const navigate = useNavigate();
  const email = useEmailField();
  const [busy, setBusy] = useState(false);

  const start = async (): Promise<void> => {
    const address = email.check();
    if (!address) return;
    setBusy(true);
    try {
      const photos = await loadPhotos();
      if (photos.length < PHOTO_COUNT) {
        showToast(TOASTS.missingImages);
        navigate(paths.upload, { replace: true });
        return;
      }
      await call('updateEmail', { params: { orderId: intent.orderId }, body: { email: address } });
      await tell(intent.orderId);
      const images = await Promise.all(photos.map(dataUrl));
      await call('startFreeAnalysis', { params: { paymentIntentId: intent.paymentIntentId }, body: { images } });
      writeSession('currentOrderId', String(intent.orderId));
      writeSession('promoCode', null);
      photosAreUploaded();
      navigate(paths.processing(intent.paymentIntentId), { replace: true });
    } catch (error) {
      console.error('Free start failed:', error);
      showToast(TOASTS.freeStartFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.card} aria-labelledby="free">
      <h2 id="free">Free Color Analysis!</h2>
      <p>Your code covers the whole price. No card is needed.</p>
      {email.field(busy)}
      <Button wide onClick={start} busy={busy} disabled={email.email.trim() === ''}>
        Start Free Analysis
      </Button>
    </section>
  );
}
