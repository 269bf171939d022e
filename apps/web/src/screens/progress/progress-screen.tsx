import { TOASTS } from '@trueseason/contracts';
import { RING_COLORS, SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { isOrderId } from '../../order/order.ts';
import { OrderWayOn, UnknownOrder } from '../../order/order-state/order-state.tsx';
import type { OrderState } from '../../order/screen-of.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { ASKING } from './job.ts';
import styles from './progress-screen.module.css';
import { PAID_NOTE, STAGES } from './stages.ts';
import { useFollowOrder } from './use-follow-order.ts';

const ORBS = ['Bright Spring', 'True Autumn', 'Soft Summer', 'True Winter', 'True Spring'] as const;
const FOLLOW = { everyMs: 3000, failed: TOASTS.progressFailed };

/** The dark room: follows one order, named by its number or its payment, and goes where it ends. */
export function ProgressScreen({ id }: { readonly id: number | string }): ReactNode {
  const { order, isUnknown, isStopped } = useFollowOrder(id, FOLLOW);

  const analysisId = order?.id ?? (isOrderId(String(id)) && id);
  return (
    <PageShell focused dark>
      <title>Analyzing · TrueSeason</title>
      <div className={styles.room}>
        <div className={styles.wheel}>
          <SeasonRing className={isUnknown || isStopped ? undefined : styles.ring} />
          {order?.status === 'processing' && (
            <div className={styles.orbs} aria-hidden="true">
              {ORBS.map((season) => (
                <span key={season} style={{ background: RING_COLORS[season][0] }} />
              ))}
            </div>
          )}
        </div>
        <div className={styles.words}>
          <h1>Discovering Your Perfect Colors</h1>
          {isUnknown ? (
            <UnknownOrder />
          ) : order && isStopped ? (
            <OrderWayOn order={order} />
          ) : (
            <Stage order={order} isPaid={order?.paymentStatus === 'paid'} />
          )}
          {/* Named by its payment, it has its own number only once it is known. */}
          {analysisId && <p className="text-sm soft figures">Analysis ID: {analysisId}</p>}
        </div>
      </div>
    </PageShell>
  );
}

/** How far it is; nothing is claimed before the order is known, nor while it has no photos. */
function Stage({ order, isPaid = false }: { readonly order: OrderState | undefined; isPaid?: boolean }): ReactNode {
  const known = order?.nextStep === 'photos' ? undefined : order;
  const { percent, message } = STAGES[known?.status ?? 'queued'];
  return (
    <>
      <p className={styles.message} role="status">
        {known ? message : ASKING.message}
      </p>
      {known && (
        <>
          <div className="stack gap-2 text-sm">
            <Progress percent={percent} label="Analysis progress" />
            <p className="figures">{percent}% complete</p>
          </div>
          {isPaid && <p>{PAID_NOTE}</p>}
          <p className="text-sm soft">Analysis usually takes 30-60 seconds.</p>
        </>
      )}
    </>
  );
}
