import type { OrderStatus } from '@trueseason/contracts';
import { RING_COLORS, SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { TOASTS } from '../../lib/message-texts.ts';
import { OpenQuestions } from '../../order/answers/open-questions.tsx';
import { isOrderId, type Order } from '../../order/order.ts';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { FINDING_TEXT, PAID_TEXT, useFollowOrder } from './follow-order.tsx';
import { LineAhead } from './line-ahead.tsx';
import styles from './progress.module.css';

const ORBS = ['Bright Spring', 'True Autumn', 'Soft Summer', 'True Winter', 'True Spring'] as const;
const POLL_MS = 3000;

const STAGES: Readonly<Record<OrderStatus, { readonly percent: number; readonly message: string }>> = {
  queued: { percent: 25, message: 'Your photos are in the analysis queue...' },
  files_uploaded: { percent: 50, message: 'Photos uploaded! Starting AI analysis...' },
  processing: { percent: 75, message: 'AI is analyzing your colors...' },
  analyzed: { percent: 100, message: 'Analysis complete! Preparing your results...' },
  completed: { percent: 100, message: 'Analysis complete! Redirecting to results...' },
  failed: { percent: 0, message: 'The analysis stopped.' },
};

/** The dark progress screen, which follows an order, by its number or payment, to its next screen. */
export function ProgressScreen({ id }: { readonly id: number | string }): ReactNode {
  const { order, instead, onContinue } = useFollowOrder(id, POLL_MS, TOASTS.progressFailed);
  // If named by its payment, it has a number only once loaded.
  const analysisId = order?.id ?? (isOrderId(String(id)) && id);
  return (
    <PageShell title={instead?.title ?? 'Analyzing'} focused dark>
      <div className={styles.room}>
        <div className={styles.wheel}>
          <SeasonRing className={instead ? undefined : 'turning'} />
          {order?.status === 'processing' && (
            <div className={styles.orbs} aria-hidden="true">
              {ORBS.map((season, i) => (
                <span key={season} style={{ '--at': i, background: RING_COLORS[season][0] }} />
              ))}
            </div>
          )}
        </div>
        <div className={`stack gap-4 ${styles.words}`}>
          <h1 className="text-2xl">{instead?.title ?? 'Discovering Your Perfect Colors'}</h1>
          {instead ? instead.content : <ProgressStage order={order} onContinue={onContinue} />}
          {analysisId && <p className="text-sm soft figures">Analysis ID: {analysisId}</p>}
        </div>
      </div>
    </PageShell>
  );
}

/** Shows progress, but claims nothing before the order is known or while it has no photos. */
function ProgressStage({
  order,
  onContinue,
}: {
  readonly order: Order | undefined;
  readonly onContinue: (() => void) | null;
}): ReactNode {
  const stage = order && order.nextStep !== 'photos' && STAGES[order.status];
  return (
    <>
      <p className={`text-lg ${styles.message}`} role="status">
        {stage ? stage.message : FINDING_TEXT}
      </p>
      {stage && (
        <>
          <div className="stack gap-2 text-sm">
            <Progress percent={stage.percent} label="Analysis progress" />
            <p className="figures">{stage.percent}% complete</p>
          </div>
          {order.paymentStatus === 'paid' && <p>{PAID_TEXT}</p>}
          <LineAhead order={order} />
          <p className="text-sm soft">Analysis usually takes 30-60 seconds.</p>
          <OpenQuestions orderId={order.id} open={order.openQuestions} onContinue={onContinue} />
        </>
      )}
      <LongWait order={order} />
    </>
  );
}
