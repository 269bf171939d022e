import { BRAND, CURRENCY, formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track, trackStep } from '../../lib/analytics/analytics.ts';
import { photoMetadata } from '../../lib/browser/photo-metadata.ts';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { BeforeNotice } from '../../order/order-state/before-notice.tsx';
import { useBeforePayment } from '../../order/use-before-payment.ts';
import { useAskedConsent } from '../../photos/consent/photo-consent.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useBeginRequest } from '../begin-request.tsx';
import { ChosenPhotos } from '../chosen-photos/chosen-photos.tsx';
import { useChosenPhotos } from '../chosen-photos/use-chosen-photos.ts';
import { useEmailField } from '../email-field.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import { PromoForm } from '../promo-form.tsx';
import { PurchaseForm } from '../purchase-form.tsx';
import styles from './checkout.module.css';
import { useCheckout } from './use-checkout.ts';

export function Component(): ReactNode {
  const [count] = useState(() => photoMetadata().length);
  useEffect(() => {
    if (count === 0) return;
    trackStep('checkout_page_view');
    track('begin_checkout', { value: PRICE_CENTS / 100, currency: CURRENCY.toUpperCase() });
  }, [count]);
  return (
    <PageShell title="Secure Checkout" focused>
      <div className="halves">
        <header className={`halves-words start ${styles.head}`}>
          <ButtonLink look="text" to={paths.upload}>
            Back to Photos
          </ButtonLink>
          <h1 className="text-2xl">Secure Checkout</h1>
        </header>
        {count > 0 ? <Checkout photoCount={count} /> : <NoPhotos />}
      </div>
    </PageShell>
  );
}

/** Longer than the server takes to say what this browser has. */
const ASK_LIMIT_MS = 3_000;

/** Leads to the photos, unless this browser has an order already, whose photos are not missing here. */
function NoPhotos(): ReactNode {
  const navigate = useNavigate();
  const { before, isAsking, proceed } = useBeforePayment('checkout');
  const [isLate, setLate] = useState(false);
  useTimeout(isAsking, ASK_LIMIT_MS, () => setLate(true));
  const isMissing = !before && (!isAsking || isLate);
  useEffect(() => {
    if (!isMissing) return;
    showToast(TOASTS.noPhotosFound);
    navigate(paths.upload, { replace: true });
  }, [isMissing, navigate]);
  return before ? <BeforeNotice before={before} screen="checkout" onAnother={proceed} /> : <Skeleton height="10rem" />;
}

function Checkout({ photoCount }: { readonly photoCount: number }): ReactNode {
  const email = useEmailField();
  const consent = useAskedConsent();
  const beginRequest = useBeginRequest();
  const purchase = useCheckout(beginRequest.tell);
  const { phase, intent, code, priced, isFree, isBusy, pass } = purchase;
  const chosen = useChosenPhotos();
  const isBought = phase === 'bought';
  const { before, isAsking, proceed } = useBeforePayment('checkout', {
    enabled: isBought,
    toReplace: isBusy ? [] : chosen.toReplace,
  });
  if (isBought && isAsking) return <Skeleton height="10rem" />;
  if (isBought && before) {
    const onAnother = (): void => {
      proceed();
      purchase.send({ type: 'opened' });
    };
    return <BeforeNotice before={before} screen="checkout" onAnother={onAnother} />;
  }
  const readyCount = photoCount - chosen.toReplace.length;
  return (
    <>
      <section className="stack gap-4 ruled" aria-labelledby="summary">
        <h2 id="summary" className="text-xl">
          {BRAND.product}
        </h2>
        <p className="soft">Professional 16-season analysis with PDF report</p>
        <p className="badge text-sm strong">
          {readyCount} photo{readyCount === 1 ? '' : 's'} ready
        </p>
        <ChosenPhotos {...chosen} />
        {phase !== 'uncovered' && !before && <PriceBreakdown priced={priced} code={code} />}
      </section>
      <div className="halves-work">
        {phase !== 'uncovered' && !before && <PromoForm purchase={purchase} label="Code" removable />}
        {before ? (
          <BeforeNotice before={before} screen="checkout" onAnother={proceed} />
        ) : !intent && phase === 'pricing' && !pass ? (
          <Skeleton height="18rem" />
        ) : (
          <section className="ruled" aria-labelledby="payment">
            <PurchaseForm
              purchase={purchase}
              email={email}
              consent={consent}
              beginRequest={beginRequest}
              placeholder={null}
              submitLabel={
                isFree ? 'Start Free Analysis' : `Pay ${formatPrice(priced?.amount ?? PRICE_CENTS, priced?.currency)}`
              }
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
