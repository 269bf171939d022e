import { type OrderProgress, TOASTS } from '@trueseason/contracts';
import { RING_COLORS, SeasonRing } from '@trueseason/drawings';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderWayOn } from '../../components/order-state/order-state.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { trackAnalysis } from '../../lib/analytics/order-events.ts';
import { writeSession } from '../../lib/browser/session.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isUnknownOrder, useOrderProgress } from '../../lib/order/order-progress.ts';
import { wayOn } from '../../lib/order/way-on.ts';
import { rememberAdvice } from '../../lib/photos/remembered-advice.ts';
import { Elapsed } from './elapsed.tsx';
import { failedToast } from './failed-toast.ts';
import { ASKING } from './job.ts';
import styles from './progress-screen.module.css';
import { POLL_MS, REDIRECT_MS } from './progress-timing.ts';
import { STAGES } from './stages.ts';
import { UnknownOrder } from './unknown-order.tsx';

const ORBS = ['Bright Spring', 'True Autumn', 'Soft Summer', 'True Winter', 'True Spring'] as const;

/** What of an order cannot be waited for: it needs the customer. */
const needsCustomer = ({ status, nextStep }: OrderProgress): boolean =>
  nextStep === 'dispute' ||
  (nextStep === 'new_order' ? status !== 'failed' : nextStep === 'payment' && status !== 'analyzed');

/** The dark room: follows one order, named by its number or its payment, and goes where it ends. */
export function ProgressScreen({ id }: { readonly id: number | string }): ReactNode {
  const { data, error } = useOrderProgress(id, POLL_MS);
  const status = data?.status ?? 'queued';
  const { percent, message } = STAGES[status];
  useLeave(data);
  const lost = isUnknownOrder(error);
  const stopped = lost || (data !== undefined && needsCustomer(data));

  return (
    <PageShell focused dark>
      <title>Analyzing · TrueSeason</title>
      <div className={styles.room}>
        <div className={styles.wheel}>
          <SeasonRing className={stopped ? undefined : styles.ring} />
          {status === 'processing' && (
            <div className={styles.orbs} aria-hidden="true">
              {ORBS.map((season) => (
                <span key={season} style={{ background: RING_COLORS[season][0] }} />
              ))}
            </div>
          )}
        </div>
        <div className={styles.words}>
          <h1>Discovering Your Perfect Colors</h1>
          {lost ? (
            <UnknownOrder className={styles.message} />
          ) : data && stopped ? (
            <OrderWayOn order={data} />
          ) : !data || data.nextStep === 'photos' ? (
            <p className={styles.message} role="status">
              {ASKING.message}
            </p>
          ) : (
            <>
              <p className={styles.message} role="status">
                {message}
              </p>
              <div className={styles.bar}>
                <Progress percent={percent} label="Analysis progress" />
                <p className="figures">{percent}% complete</p>
              </div>
              <p className={styles.note}>Analysis usually takes 30-60 seconds.</p>
              <p className={styles.note}>
                The measuring itself is a few seconds of that; the rest is waiting for a turn. <Elapsed />
              </p>
            </>
          )}
          <p className={`${styles.id} figures`}>Analysis ID: {data?.id ?? id}</p>
        </div>
      </div>
    </PageShell>
  );
}

/** Leaves once the order is at an end here, or waits for photos. */
function useLeave(order: OrderProgress | undefined): void {
  const navigate = useNavigate();
  const id = order?.id ?? 0;
  const analyzed = order?.status === 'analyzed' || order?.status === 'completed';
  useAfter(order?.status === 'analyzed' && order.nextStep === 'payment', REDIRECT_MS, () =>
    navigate(paths.resultsPreview(id), { replace: true }),
  );
  useAfter(order?.status === 'completed', REDIRECT_MS, () =>
    navigate(paths.results(id), { replace: true, state: { from: 'payment' } }),
  );
  useEffect(() => {
    if (analyzed) trackAnalysis(id);
  }, [analyzed, id]);
  useEffect(() => {
    if (order?.status !== 'failed' && order?.nextStep !== 'photos') return;
    writeSession('currentOrderId', String(order.id));
    if (order.status === 'failed') {
      if (order.nextStep === 'new_order') rememberAdvice(order.failure);
      const toast = failedToast(order, TOASTS.progressFailed);
      if (toast) showToast(toast);
    }
    navigate(wayOn(order), { replace: true });
  }, [order, navigate]);
}
