import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackPhotos } from '../../lib/analytics/order-events.ts';
import { call, serverMessage } from '../../lib/api/api.ts';
import { problemOf } from '../../lib/api/reason.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { PhotoConsent } from '../../photos/consent/consent-box.tsx';
import { useAskedConsent } from '../../photos/consent/use-asked-consent.ts';
import { Button } from '../../ui/button/button.tsx';
import { useEmailField } from '../email-field.tsx';
import type { Intent } from '../intent.ts';
import styles from './checkout.module.css';
import { leaveCheckout } from './leave-checkout.ts';
import { MissingPhotosError, requirePhotos } from './upload-photos.ts';
import type { CheckoutAnswers } from './use-answers.ts';

const dataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export interface FreeCardProps extends Pick<CheckoutAnswers, 'save'> {
  readonly intent: Intent;
  /** The code no longer applies; fetch a new price. */
  readonly onEnded: () => void;
}

/** A promo that leaves nothing to pay. */
export function FreeCard({ intent, save, onEnded }: FreeCardProps): ReactNode {
  const navigate = useNavigate();
  const email = useEmailField();
  const { consent, isAsked } = useAskedConsent();
  const { orderId, paymentIntentId } = intent;

  const start = async (address: string): Promise<number> => {
    const photos = await requirePhotos();
    await call('updateEmail', { params: { orderId }, body: { email: address } });
    await save(orderId);
    const images = await Promise.all(photos.map(dataUrl));
    await call('startFreeAnalysis', { params: { paymentIntentId }, body: { images } });
    return photos.length;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: start,
    onSuccess: (photos) => {
      trackPhotos(orderId, photos);
      leaveCheckout(orderId);
      navigate(paths.processing(paymentIntentId), { replace: true });
    },
    onError: (error) => {
      console.error('Free start failed:', error);
      if (problemOf(error) === 'invalid_promo') return onEnded();
      if (error instanceof MissingPhotosError) {
        showToast(TOASTS.missingImages);
        navigate(paths.upload, { replace: true });
      } else {
        showToast({ ...TOASTS.freeStartFailed, text: serverMessage(error) ?? TOASTS.freeStartFailed.text });
      }
    },
  });
  const submit = async (): Promise<void> => {
    const address = email.check();
    if (address && (await consent.require())) mutate(address);
  };

  return (
    <section className={styles.card} aria-labelledby="free">
      <h2 id="free">Free Color Analysis!</h2>
      <p>Your code covers the whole price. No card is needed.</p>
      {email.field(isPending)}
      {isAsked && <PhotoConsent consent={consent} disabled={isPending} />}
      <Button wide onClick={() => void submit()} busy={isPending} missing={email.missing}>
        Start Free Analysis
      </Button>
    </section>
  );
}
