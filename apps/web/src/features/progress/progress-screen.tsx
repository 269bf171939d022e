import { type OrderProgress, TOASTS } from '@trueseason/contracts';
import { RING_COLORS, SeasonRing } from '@trueseason/drawings';
import { type ReactNode, useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Progress } from '../../components/progress/progress.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { track } from '../../lib/analytics.ts';
import { ApiError } from '../../lib/api.ts';
import { useOrderProgress } from '../../lib/order-progress.ts';
import { paths } from '../../lib/paths.ts';
import { rememberAdvice } from '../../lib/photo-advice.ts';
import { writeSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAfter } from '../../lib/use-after.ts';
import styles from './progress-screen.module.css';
import { POLL_MS, REDIRECT_MS, STAGES } from './stages.ts';

const ORBS = ['Bright Spring', 'True Autumn', 'Soft Summer', 'True Winter', 'True Spring'] as const;

/** The dark room: follows one order, named by its number or its payment, and goes where it ends. */
export function ProgressScreen({ id }: { readonly id: number | string }): ReactNode {
  const navigate = useNavigate();
  const { data, error } = useOrderProgress(id, POLL_MS);
  const status = data?.status ?? 'queued';
  const { percent, message } = STAGES[status];

  useAfter(status === 'analyzed', REDIRECT_MS, () => navigate(paths.resultsPreview(data?.id ?? id), { replace: true }));
  useAfter(status === 'completed', REDIRECT_MS, () =>
    navigate(paths.results(data?.id ?? id), { replace: true, state: { from: 'payment' } }),
  );
  useEffect(() => {
    if (percent === 100) track('analysis_complete', { order_id: data?.id ?? String(id) });
  }, [percent, data?.id, id]);
  useEffect(() => {
    if (data?.status === 'failed') leaveFailed(data, () => navigate(paths.upload, { replace: true }));
  }, [data, navigate]);

  const lost = error instanceof ApiError && error.status === 404;
  return (
    <PageShell focused dark>
      <title>Analyzing · TrueSeason</title>
      <div className={styles.room}>
        <div className={styles.wheel}>
          <SeasonRing className={lost ? undefined : styles.ring} />
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
            <p className={styles.message} role="alert">
              This browser does not know that analysis.{' '}
              <Link to={paths.lookup}>Find it with your e-mail and order number</Link>.
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
            </>
          )}
          <p className={`${styles.id} figures`}>Analysis ID: {data?.id ?? id}</p>
        </div>
      </div>
    </PageShell>
  );
}

function leaveFailed({ id, failure }: OrderProgress, leave: () => void): void {
  writeSession('currentOrderId', String(id));
  rememberAdvice(failure);
  showToast(TOASTS.progressFailed);
  leave();
}
