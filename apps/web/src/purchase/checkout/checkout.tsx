import { BRAND, CURRENCY, formatPrice, PHOTO_FIELDS, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track, trackStep } from '../../lib/analytics/analytics.ts';
import { photoMetadata } from '../../lib/browser/photo-metadata.ts';
import { useObjectUrl } from '../../lib/browser/use-object-url.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useBoughtOrder } from '../../order/bought-order.ts';
import { BoughtOrderNotice } from '../../order/order-state/order-state.tsx';
import { useAskedConsent } from '../../photos/consent/photo-consent.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useBeginRequest } from '../begin-request.tsx';
import { useEmailField } from '../email-field.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { PromoForm } from '../promo-form.tsx';
import { PurchaseForm } from '../purchase-form.tsx';
import styles from './checkout.module.css';
import { useCheckout } from './use-checkout.ts';

export function Component(): ReactNode {
  const navigate = useNavigate();
  const [count] = useState(() => photoMetadata().length);
  useEffect(() => {
    if (count > 0) {
      trackStep('checkout_page_view');
      track('begin_checkout', { value: PRICE_CENTS / 100, currency: CURRENCY.toUpperCase() });
    } else {
      showToast(TOASTS.noPhotosFound);
      navigate(paths.upload, { replace: true });
    }
  }, [count, navigate]);
  return (
    <PageShell title="Secure Checkout" focused>
      <div className="halves">
        <header className={`halves-words start ${styles.head}`}>
          <ButtonLink look="text" to={paths.upload}>
            Back to Photos
          </ButtonLink>
          <h1 className="text-2xl">Secure Checkout</h1>
        </header>
        {count > 0 && <Checkout photos={count} />}
      </div>
    </PageShell>
  );
}

function Checkout({ photos }: { readonly photos: number }): ReactNode {
  const email = useEmailField();
  const consent = useAskedConsent();
  const beginRequest = useBeginRequest();
  const purchase = useCheckout(beginRequest.tell);
  const { phase, intent, code, priced, isFree, isBusy, pass } = purchase;
  const isBought = phase === 'bought';
  const bought = useBoughtOrder({ enabled: isBought });
  if (isBought && bought.isAsking) return <Skeleton height="10rem" />;
  if (isBought && bought.order) {
    const onAnother = (): void => {
      bought.wantAnother();
      purchase.send({ type: 'opened' });
    };
    return <BoughtOrderNotice order={bought.order} onAnother={onAnother} />;
  }
  return (
    <>
      <section className="stack gap-4 ruled" aria-labelledby="summary">
        <h2 id="summary" className="text-xl">
          {BRAND.product}
        </h2>
        <p className="soft">Professional 16-season analysis with PDF report</p>
        <p className="badge text-sm strong">
          {photos} photo{photos === 1 ? '' : 's'} ready
        </p>
        <Thumbnails />
        <PriceBreakdown priced={priced} code={code} />
      </section>
      <div className="halves-work">
        <PromoForm purchase={purchase} label="Code" removable />
        {!intent && phase === 'pricing' && !pass ? (
          <Skeleton height="18rem" />
        ) : (
          <section className="ruled" aria-labelledby="payment">
            <PurchaseForm
              purchase={purchase}
              email={email}
              consent={consent}
              beginRequest={beginRequest}
              placeholder={null}
              submitLabel={isFree ? 'Start Free Analysis' : `Pay ${formatPrice(priced?.amount ?? PRICE_CENTS)}`}
            >
              <h2 id="payment" className="text-xl">
                {isFree ? 'Free Color Analysis!' : 'Payment'}
              </h2>
              {isFree && <p>Your code covers the whole price. No card is needed.</p>}
              {email.field(isBusy)}
            </PurchaseForm>
          </section>
        )}
      </div>
    </>
  );
}

function Thumbnails(): ReactNode {
  const [photos, setPhotos] = useState<readonly File[]>([]);
  useEffect(() => void orderPhotos.load().then(setPhotos), []);
  return (
    <ul className={styles.thumbnails}>
      {photos.map((photo, i) => (
        <li key={PHOTO_FIELDS[i]}>
          <Thumbnail photo={photo} alt={`Chosen, number ${i + 1}`} />
        </li>
      ))}
    </ul>
  );
}

const Thumbnail = ({ photo, alt }: { readonly photo: File; readonly alt: string }): ReactNode => (
  <img className="cover tall" src={useObjectUrl(photo)} alt={alt} width={96} height={120} />
);
