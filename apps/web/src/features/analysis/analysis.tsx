import { type AnalysisResult, TOASTS } from '@trueseason/contracts';
import { colorNameOr } from '@trueseason/seasons/color-name';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { NewerSeason } from '../../components/newer-season/newer-season.tsx';
import { RingMessage } from '../../components/ring-message/ring-message.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { ClothGrid } from '../../components/swatch/cloth-swatch.tsx';
import { downloadReport } from '../../lib/download.ts';
import { isOrderId } from '../../lib/order.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAfter } from '../../lib/use-after.ts';
import styles from './analysis.module.css';
import { GIVE_UP_MS, useAnalysis } from './use-analysis.ts';

const ROWS = [
  ['coreNeutrals', 'Core Neutrals'],
  ['accentLights', 'Accent Lights'],
  ['accentBrights', 'Accent Brights'],
] as const;

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Analysis orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Analysis({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isPending } = useAnalysis(orderId);
  const [gaveUp, setGaveUp] = useState(false);
  useAfter(true, GIVE_UP_MS, () => setGaveUp(true));
  useEffect(() => {
    if (error) showToast(TOASTS.loadFailed(error.message || undefined));
  }, [error]);
  const result = data?.status === 'completed' ? data.analysisResult : null;
  const loading = isPending || (data?.status === 'processing' && !gaveUp);
  return (
    <PageShell>
      <title>Your analysis · TrueSeason</title>
      {result ? <Ready orderId={orderId} result={result} /> : <Waiting loading={loading} />}
    </PageShell>
  );
}

const Waiting = ({ loading }: { loading: boolean }): ReactNode => (
  <RingMessage
    ring="turning"
    role="status"
    title={loading ? 'Thank you! Analysis in Progress...' : 'Analysis in Progress'}
  >
    {!loading && <p>Please wait while we complete your color analysis...</p>}
  </RingMessage>
);

function Ready({ orderId, result }: { orderId: string; result: AnalysisResult }): ReactNode {
  const { metals, eyewear, makeup } = result.recommendations;
  const download = (): Promise<void> => downloadReport(orderId).catch(() => showToast(TOASTS.reportDownloadFailed));
  return (
    <div className={styles.page}>
      <NewerSeason season={result.season} />
      <header className={styles.head}>
        <h1>Your Color Analysis is Ready!</h1>
        <p>The full report was sent to you by e-mail. You can also download it here.</p>
      </header>
      <section className={styles.section}>
        <h2>{result.season}</h2>
        <p>{result.description}</p>
      </section>
      {ROWS.map(([row, title]) => (
        <section key={row} className={styles.section}>
          <h3>{title}</h3>
          <ClothGrid id={row} columns={6} colors={result[row].map((hex) => ({ hex, name: colorNameOr(hex) }))} />
        </section>
      ))}
      <section className={styles.section}>
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
      <div className={styles.actions}>
        <Button onClick={download}>Download Full Report</Button>
        <ButtonLink look="quiet" to={paths.home}>
          Back to Home
        </ButtonLink>
      </div>
    </div>
  );
}
