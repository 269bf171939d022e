import { isEnded, SEASON_COUNT, TOASTS, TYPE_COUNT } from '@trueseason/contracts';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderWayOn } from '../../components/order-state/order-state.tsx';
import { Progress } from '../../components/progress/progress.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { trackAnalysis } from '../../lib/analytics/order-events.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isUnknownOrder, useOrderProgress } from '../../lib/order/order-progress.ts';
import { wayOn } from '../../lib/order/way-on.ts';
import { CLASSIC_POLL_MS, CLASSIC_STEPS, useTimedProgress } from './classic-timing.ts';
import { failedToast } from './failed-toast.ts';
import styles from './plain-progress.module.css';
import { REDIRECT_MS } from './progress-timing.ts';
import { StepList } from './step-list.tsx';
import { UnknownOrder } from './unknown-order.tsx';

const FACTS = [
  `There are ${TYPE_COUNT} seasonal color types: the ${SEASON_COUNT} seasons and four Absolute types in which no trait leads.`,
  'Undertone and depth are separate. Very deep skin can be cool, and very fair skin can be warm.',
  'The whites of your eyes tell a camera what color the light in the room was.',
] as const;

/** The older screen: its steps run on a clock, and the true status always wins over it. */
export function ClassicProgress({ orderId }: { readonly orderId: string }): ReactNode {
  const navigate = useNavigate();
  const { data, error } = useOrderProgress(orderId, CLASSIC_POLL_MS);
  const lost = isUnknownOrder(error);
  const completed = data?.status === 'completed' && data.result !== null;
  const timed = useTimedProgress();
  const { percent, done } = completed ? { percent: 100, done: CLASSIC_STEPS.length } : timed;

  useAfter(completed, REDIRECT_MS, () => navigate(paths.results(data?.id ?? orderId), { replace: true }));
  useAfter(data?.status === 'analyzed', REDIRECT_MS, () =>
    navigate(paths.resultsPreview(data?.id ?? orderId), { replace: true }),
  );
  const analyzed = data?.status === 'analyzed' || completed;
  useEffect(() => {
    if (analyzed) trackAnalysis(data?.id ?? orderId);
  }, [analyzed, data?.id, orderId]);
  useEffect(() => {
    if (data?.status !== 'failed' && data?.nextStep !== 'photos') return;
    const toast = data.status === 'failed' && failedToast(data, TOASTS.classicProgressFailed);
    if (toast) showToast(toast);
    navigate(data.nextStep === 'photos' ? wayOn(data) : paths.home, { replace: true });
  }, [data, navigate]);

  return (
    <PageShell focused>
      <title>Analyzing Your Colors · TrueSeason</title>
      <div className={styles.page}>
        <div className={styles.words}>
          <h1>Analyzing Your Colors</h1>
          {lost ? (
            <UnknownOrder />
          ) : data && isEnded(data.nextStep) && data.status !== 'analyzed' ? (
            <OrderWayOn order={data} />
          ) : (
            <>
              <div className={styles.bar}>
                <Progress percent={percent} label="Overall progress" />
                <p className="figures">{percent}%</p>
              </div>
              {data?.nextStep === 'payment' && data.status !== 'analyzed' && <OrderWayOn order={data} />}
              <p role="status">
                {completed ? 'Analysis complete! Preparing your results...' : 'Analysis usually takes 2-5 minutes.'}
              </p>
              <StepList steps={CLASSIC_STEPS} done={done} />
            </>
          )}
        </div>
        <aside className={styles.facts}>
          <h2>Did you know?</h2>
          <ul>
            {FACTS.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </aside>
      </div>
    </PageShell>
  );
}
