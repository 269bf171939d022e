import { TOASTS } from '@trueseason/contracts';
import type { NormalResult } from '@trueseason/seasons';
import { colorNameOr } from '@trueseason/seasons/color-name';
import { normalizeResult } from '@trueseason/seasons/normalize-result';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { reasonOf } from '../../lib/api/reason.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { downloadReport } from '../../order/download.ts';
import { isLocked, isOrderId, type Poll, useOrder } from '../../order/order.ts';
import { NotOpened, OrderWayOn } from '../../order/order-state/order-state.tsx';
import { type OrderScreen, screenOf } from '../../order/screen-of.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import styles from './analysis.module.css';

const ROWS = [
  ['coreNeutrals', 'Core Neutrals'],
  ['accentLights', 'Accent Lights'],
  ['accentBrights', 'Accent Brights'],
] as const;

/** Asks while the analysis runs, and for five minutes at most. */
const POLL = {
  call: 'getAnalysisOrder',
  everyMs: 2000,
  again: (order) => order?.status === 'processing',
  capMs: 300_000,
} as const satisfies Poll;

/** What can be waited for here. */
const HERE: readonly OrderScreen[] = ['progress', 'results'];

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Analysis orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Analysis({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isPending, refetch } = useOrder(orderId, POLL);
  const [gaveUp, setGaveUp] = useState(false);
  useAfter(true, POLL.capMs, () => setGaveUp(true));
  useEffect(() => {
    if (error) showToast(TOASTS.loadFailed(reasonOf(error)));
  }, [error]);
  const stored = data?.status === 'completed' ? data.analysisResult : null;
  const result = stored && !isLocked(stored) && normalizeResult(stored);
  const screen = data && screenOf(data);
  const loading = isPending || (data?.status === 'processing' && !gaveUp);
  return (
    <PageShell>
      <title>Your analysis · TrueSeason</title>
      {result ? (
        <Ready orderId={orderId} result={result} />
      ) : error && !data ? (
        <RingMessage ring="empty" title="We couldn’t open your analysis">
          <NotOpened error={error} onRetry={() => void refetch()} />
        </RingMessage>
      ) : screen && !HERE.includes(screen) ? (
        <RingMessage ring="empty" title="Your Analysis">
          <OrderWayOn order={data} />
        </RingMessage>
      ) : (
        <Waiting loading={loading} />
      )}
    </PageShell>
  );
}

const Waiting = ({ loading }: { loading: boolean }): ReactNode => (
  <RingMessage
    ring="turning"
    role="status"
    title={loading ? 'Thank you! Analysis in Progress...' : 'Analysis in Progress'}
  >
    {!loading && (
      <>
        <p>Please wait while we complete your color analysis...</p>
        <div className="ways">
          <Button look="quiet" onClick={() => window.location.reload()}>
            Check Again
          </Button>
        </div>
      </>
    )}
  </RingMessage>
);

function Ready({ orderId, result }: { orderId: string; result: NormalResult }): ReactNode {
  const { metals, eyewear, makeup } = result.recommendations;
  const download = (): Promise<void> => downloadReport(orderId).catch(() => showToast(TOASTS.reportDownloadFailed));
  return (
    <div className="stack gap-7 page">
      <header className={`stack gap-4 ${styles.head}`}>
        <h1>Your Color Analysis is Ready!</h1>
        <p>The full report was sent to you by email. You can also download it here.</p>
      </header>
      <section className="stack gap-4 ruled">
        <h2>{result.season}</h2>
        <p>{result.description}</p>
      </section>
      {ROWS.map(([row, title]) => (
        <section key={row} className="stack gap-4 ruled">
          <h3>{title}</h3>
          <ClothGrid id={row} columns={6} colors={result[row].map((hex) => ({ hex, name: colorNameOr(hex) }))} />
        </section>
      ))}
      <section className="stack gap-4 ruled">
        <h3>Quick Recommendations</h3>
        <dl className={styles.advice}>
          {[
            ['Metals', metals],
            ['Eyewear', eyewear],
            ['Makeup', makeup],
          ].map(([what, advice]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{advice}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="ways">
        <Button onClick={download}>Download Full Report</Button>
        <ButtonLink look="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
