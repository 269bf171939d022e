import { dollars, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button/button.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { track } from '../../lib/analytics.ts';
import { isLocked, isOrderId, useOrder } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { useTakeFocus } from '../../lib/use-take-focus.ts';
import { LockedCards } from './locked-cards.tsx';
import { OtherPhotos } from './other-photos.tsx';
import styles from './preview.module.css';
import { UnlockForm } from './unlock-form.tsx';

/** The order is named by `?orderId=`, else by the last part of the path. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const orderId = query.get('orderId') ?? pathname.split('/').at(-1);
  return isOrderId(orderId) ? <Preview orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Preview({ orderId }: { readonly orderId: string }): ReactNode {
  const navigate = useNavigate();
  const { data: order, isPending, isError } = useOrder(orderId);
  const [checkout, setCheckout] = useState(false);
  const purchase = useTakeFocus<HTMLElement>(checkout);
  const missing = order !== undefined && order.analysisResult === null;
  const arrivedOpen = order?.status === 'completed' && !checkout;

  useEffect(() => {
    if (!missing && !isError) return;
    showToast(isError ? TOASTS.analysisLoadFailed : TOASTS.analysisNotFound);
    navigate(paths.home, { replace: true });
  }, [missing, isError, navigate]);

  if (arrivedOpen) return <Navigate to={paths.results(orderId)} replace state={{ from: 'preview' }} />;
  const result = order?.analysisResult;
  const locked = result && isLocked(result) ? result : null;
  const unlock = (): void => {
    track('begin_checkout', { order_id: Number(orderId) });
    setCheckout(true);
  };

  return (
    <PageShell focused>
      <title>Your analysis is ready · TrueSeason</title>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>Your Analysis is Ready!</h1>
          <p className={styles.lead}>
            Complete your purchase to unlock your personalized color palette and style guide
          </p>
          {locked?.photosDiffer && <OtherPhotos />}
          <section ref={purchase} tabIndex={-1} aria-label="Purchase">
            {checkout ? (
              <UnlockForm orderId={orderId} />
            ) : (
              <div className={styles.act}>
                <p className={`${styles.price} figures`}>${dollars(PRICE_CENTS)}</p>
                <Button wide onClick={unlock} disabled={isPending}>
                  Unlock My Color Analysis
                </Button>
                <p className={styles.terms}>One-time payment • Instant access</p>
              </div>
            )}
          </section>
        </div>
        {isPending || !result ? <Skeleton height="32rem" /> : <LockedCards colors={locked} />}
      </div>
    </PageShell>
  );
}
