import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { track } from '../../lib/analytics/analytics.ts';
import { isOutage } from '../../lib/api/api.ts';
import { useOutageToast } from '../../lib/api/outage.ts';
import { useFocusAfterChange } from '../../lib/browser/use-focus-after-change.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { OpenQuestions } from '../../order/answers/open-questions.tsx';
import { useAreAnswersCounted } from '../../order/answers/use-draft-answers.ts';
import { isOrderId, isUnknownOrder, lockedResult, useOrder } from '../../order/order.ts';
import { BeforeNotice } from '../../order/order-state/before-notice.tsx';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { needsMessage, orderMessage } from '../../order/order-state/order-message.ts';
import { OrderMessagePage } from '../../order/order-state/order-message-page.tsx';
import { usePaymentCheck } from '../../order/order-state/use-payment-check.ts';
import { certaintyHint, HintText, PhotosHintLine } from '../../order/photos-hint.tsx';
import { coverageText } from '../../order/promo-code.ts';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { useBeforePayment } from '../../order/use-before-payment.ts';
import { UnlockForm } from '../../purchase/unlock.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Redirect } from '../../ui/redirect/redirect.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LockedCards } from './locked-cards.tsx';
import { MeasuredPhoto, PreviewPlate } from './measured-photo.tsx';
import styles from './preview.module.css';

/** What settles most; the others are asked in the evidence. */
const OWN_COLORS = ['naturalHair', 'eyes'] as const;

/** The order is named by `?orderId=`, or else by the end of the path. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const orderId = query.get('orderId') ?? pathname.split('/').at(-1);
  return isOrderId(orderId) ? <Preview orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Preview({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isError } = useOrder(orderId);
  const [isCheckout, setIsCheckout] = useState(false);
  useOutageToast(isError && error, TOASTS.analysisLoadFailed);
  const screen = data && screenOf(data);
  const isCheckable = screen === 'preview' ? !isCheckout : needsMessage(screen);
  const { current, payment, isAsking } = usePaymentCheck(isCheckable ? data : undefined);
  const { before, proceed } = useBeforePayment('unlock', {
    enabled: screen === 'preview' && !isCheckout,
    orderId: Number(orderId),
  });
  // A locked result stays visible while the payment provider responds.
  const order = isAsking && screen !== 'preview' ? undefined : data;
  const areToldCounted = useAreAnswersCounted(orderId, order);
  const purchase = useFocusAfterChange<HTMLElement>(isCheckout);
  const result = order?.analysisResult;

  if (isUnknownOrder(error)) return <OrderMessagePage message={orderMessage('unknown')} />;
  if (isError && !isOutage(error)) return <Redirect to={paths.home} toast={TOASTS.analysisLoadFailed} />;
  if (order && current && (payment || screen !== 'preview')) {
    return <OrderMessagePage message={orderMessage(current, payment)} />;
  }
  if (order && !result && order.paymentStatus === 'unpaid') {
    return <Redirect to={screen === 'preview' ? paths.home : pathOf(order)} toast={TOASTS.analysisNotFound} />;
  }
  if (order && (!result || (screen === 'results' && !isCheckout))) return <Navigate to={pathOf(order)} replace />;
  const title = order ? 'Your Analysis is Ready!' : 'Your Color Analysis';
  const coverage = coverageText();
  const locked = order ? lockedResult(order) : null;
  const certainty = order && areToldCounted && certaintyHint(order);
  const unlock = (): void => {
    track('begin_checkout', { order_id: Number(orderId) });
    setIsCheckout(true);
  };

  return (
    <PageShell title={title.replace('!', '')} focused>
      <div className={`stack gap-4 page ${styles.page}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h1 className="text-2xl">{title}</h1>
          {!order && <Skeleton height="2.8em" />}
          {order && (
            <p className={styles.lead}>
              {coverage
                ? 'Unlock your personalized color palette and style guide'
                : 'Complete your purchase to unlock your personalized color palette and style guide'}
            </p>
          )}
        </div>
        <div className={styles.proof}>
          {result ? (
            <MeasuredPhoto
              orderId={orderId}
              repeated={locked?.repeated ?? []}
              caption={
                <>
                  <span className="strong">Move the line and watch your face.</span>{' '}
                  {certainty && (
                    <span>
                      <HintText {...certainty} />
                    </span>
                  )}
                </>
              }
            />
          ) : (
            <PreviewPlate />
          )}
        </div>
        <div className={`stack gap-5 ${styles.buy}`}>
          <section ref={purchase} tabIndex={-1} aria-label="Purchase">
            {/* No price until the order is known to be unpaid. */}
            {!order ? (
              <Skeleton height="8rem" />
            ) : isCheckout ? (
              <UnlockForm orderId={orderId} />
            ) : before ? (
              <BeforeNotice before={before} screen="unlock" onAnother={proceed} />
            ) : (
              <div className="stack gap-3">
                <div className={`row ${styles.deal}`}>
                  {coverage ? (
                    <p className="text-sm soft">{coverage}</p>
                  ) : (
                    <>
                      <p className={`${styles.price} figures`}>{formatPrice(PRICE_CENTS)}</p>
                      <p className="text-sm soft">One-time payment • Instant access</p>
                    </>
                  )}
                </div>
                <Button wide onClick={unlock}>
                  Unlock My Color Analysis
                </Button>
              </div>
            )}
          </section>
          {/* Below the button, so that nothing delays paying. */}
          {locked?.finding && areToldCounted && <p>{locked.finding.text}</p>}
          {locked && !isCheckout && <PhotosHintLine orderId={orderId} />}
          {locked && (
            <OpenQuestions orderId={Number(orderId)} open={order?.openQuestions} among={OWN_COLORS} areFolded />
          )}
        </div>
        {result && <LockedCards colors={locked} />}
        {!order && <LongWait />}
      </div>
    </PageShell>
  );
}
