import { BRAND, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { track, trackStep } from '../../lib/analytics/analytics.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { BoughtFirst } from '../../order/order-state/order-state.tsx';
import { currentPromoCode, keepPromoCode } from '../../order/promo-code.ts';
import { UnseenQuestions } from '../../order/unseen-questions/unseen-questions.tsx';
import { photoMetadata } from '../../photos/photo-metadata.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Challenge } from '../../ui/challenge/challenge.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PriceBreakdown } from '../price-breakdown.tsx';
import styles from './checkout.module.css';
import { FreeCard } from './free-card.tsx';
import { leaveCheckout } from './leave-checkout.ts';
import { PayCard } from './pay-card.tsx';
import { photosReady } from './photos-ready.ts';
import { PromoCard } from './promo-card.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useAnswers } from './use-answers.ts';
import { useCheckoutIntent } from './use-checkout-intent.ts';

export function Component(): ReactNode {
  const navigate = useNavigate();
  const [photos] = useState(photoMetadata);
  const hasPhotos = photos.length > 0;
  const [promo, setPromo] = useState(currentPromoCode);
  const apply = useCallback((code: string | null): void => {
    setPromo(code);
    keepPromoCode(code);
  }, []);
  const forget = useCallback(() => apply(null), [apply]);
  const leave = useCallback(
    (orderId: number): void => {
      showToast(TOASTS.alreadyPaid);
      leaveCheckout(orderId);
      navigate(paths.processing(orderId), { replace: true });
    },
    [navigate],
  );
  const { intent, busy, failed, boughtAlready, renew, retry, pass } = useCheckoutIntent({
    active: hasPhotos,
    kept: promo,
    onNoLonger: forget,
    onSettled: leave,
  });
  const { answers, setAnswers, save } = useAnswers();

  useEffect(() => {
    if (hasPhotos) {
      trackStep('checkout_page_view');
      track('begin_checkout', { value: PRICE_CENTS / 100, currency: 'USD' });
    } else {
      showToast(TOASTS.noPhotosFound);
      navigate(paths.upload, { replace: true });
    }
  }, [hasPhotos, navigate]);

  return (
    <PageShell focused>
      <title>Secure Checkout · TrueSeason</title>
      <div className="halves">
        <header className={`halves-words ${styles.head}`}>
          <ButtonLink look="text" to={paths.upload}>
            Back to Photos
          </ButtonLink>
          <h1>Secure Checkout</h1>
        </header>
        <BoughtFirst asked={boughtAlready} onAnother={retry}>
          <section className={styles.summary} aria-labelledby="summary">
            <h2 id="summary">{BRAND.product}</h2>
            <p>Professional 16-season analysis with PDF report</p>
            <p className={styles.badge}>{photosReady(photos.length)}</p>
            <Thumbnails />
            <PriceBreakdown priced={intent} code={promo ?? undefined} />
            <UnseenQuestions answers={answers} onChange={setAnswers} />
          </section>
          <div className="halves-work">
            <PromoCard applied={promo} busy={busy} renew={renew} onApplied={apply} />
            {pass ? (
              <Challenge next="we’ll set up your payment" onToken={pass} />
            ) : failed && intent === null ? (
              <section className={styles.card} aria-label="Payment">
                <p>We couldn’t set up the payment. You weren’t charged, and your photos are still here.</p>
                <Button look="quiet" onClick={retry}>
                  Try again
                </Button>
              </section>
            ) : intent === null ? (
              <Skeleton height="18rem" />
            ) : intent.isFree ? (
              <FreeCard intent={intent} save={save} onEnded={retry} />
            ) : (
              <PayCard intent={intent} save={save} onEnded={retry} />
            )}
          </div>
        </BoughtFirst>
      </div>
    </PageShell>
  );
}
