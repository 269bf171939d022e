import { dollars, leftOutSaid, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { track } from '../../lib/analytics/analytics.ts';
import { useTakeFocus } from '../../lib/browser/use-take-focus.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { MorePhotosNote } from '../../order/more-photos/more-photos-note.tsx';
import { isLocked, isOrderId, useOrder } from '../../order/order.ts';
import { OrderWayOn } from '../../order/order-state/order-state.tsx';
import { nothingToPay } from '../../order/promo-code.ts';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { UnlockForm } from '../../purchase/unlock/unlock-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { FreeFinding } from './finding.tsx';
import { LockedCards } from './locked-cards.tsx';
import { OtherPhotos } from './other-photos.tsx';
import { Plate } from './own-picture.tsx';
import styles from './preview.module.css';
import { Proof } from './proof.tsx';

/** The order is named by `?orderId=`, else by the last part of the path. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const orderId = query.get('orderId') ?? pathname.split('/').at(-1);
  return isOrderId(orderId) ? <Preview orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Preview({ orderId }: { readonly orderId: string }): ReactNode {
  const navigate = useNavigate();
  const { data: order, isError } = useOrder(orderId);
  const [checkout, setCheckout] = useState(false);
  const purchase = useTakeFocus<HTMLElement>(checkout);
  const result = order?.analysisResult;
  const screen = order && screenOf(order);
  const missing = order !== undefined && !result;
  const paidElsewhere = missing && order.paymentStatus === 'paid';

  useEffect(() => {
    if (paidElsewhere || (!missing && !isError)) return;
    showToast(isError ? TOASTS.analysisLoadFailed : TOASTS.analysisNotFound);
    navigate(paths.home, { replace: true });
  }, [missing, paidElsewhere, isError, navigate]);

  if (order && (paidElsewhere || (screen === 'results' && !checkout))) {
    return <Navigate to={pathOf(order)} replace />;
  }
  const ended = screen === 'help' || screen === 'start';
  const given = nothingToPay();
  const title = !order
    ? 'Your Color Analysis'
    : !ended
      ? 'Your Analysis is Ready!'
      : screen === 'help'
        ? 'This Order is Locked'
        : 'This Order has Ended';
  const locked = result && isLocked(result) ? result : null;
  // One note about photos, with one way on.
  const addsPhotos = order !== undefined && order.roomForPhotos > 0 && !locked?.photosDiffer;
  // Below the button: nothing may stand between it and paying.
  const note = addsPhotos ? (
    <MorePhotosNote orderId={orderId} about={leftOutSaid(locked?.repeated ?? [])} />
  ) : (
    locked && <OtherPhotos locked={locked} />
  );
  const unlock = (): void => {
    track('begin_checkout', { order_id: Number(orderId) });
    setCheckout(true);
  };

  return (
    <PageShell focused>
      <title>{`${title.replace('!', '')} · TrueSeason`}</title>
      <div className={`stack gap-4 ${styles.page}`}>
        <div className={`stack gap-3 ${styles.words}`}>
          <h1>{title}</h1>
          {!order && <Skeleton height="2.8em" />}
          {order && !ended && (
            <p className={styles.lead}>
              {given
                ? 'Unlock your personalized color palette and style guide'
                : 'Complete your purchase to unlock your personalized color palette and style guide'}
            </p>
          )}
        </div>
        <div className={styles.proof}>
          {result ? <Proof orderId={orderId} repeated={locked?.repeated ?? []} /> : <Plate />}
        </div>
        <div className={`stack gap-5 ${styles.buy}`}>
          <section ref={purchase} tabIndex={-1} aria-label="Purchase">
            {/* Who has paid reads no price, not even until that is known. */}
            {!order ? (
              <Skeleton height="8rem" />
            ) : ended ? (
              <OrderWayOn order={order} />
            ) : checkout ? (
              <UnlockForm orderId={orderId} />
            ) : (
              <div className="stack gap-3">
                <div className={styles.deal}>
                  {given ? (
                    <p className="text-sm soft">{given}</p>
                  ) : (
                    <>
                      <p className={`${styles.price} figures`}>${dollars(PRICE_CENTS)}</p>
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
          {!checkout && note}
        </div>
        {locked?.finding && (
          <div className={styles.finding}>
            <FreeFinding finding={locked.finding} />
          </div>
        )}
        {result && (
          <div className={`stack gap-7 ${styles.rest}`}>
            <LockedCards colors={locked} />
          </div>
        )}
      </div>
    </PageShell>
  );
}
