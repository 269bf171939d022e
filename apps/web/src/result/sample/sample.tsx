import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { PAINTINGS } from '../../lib/paintings/paintings.ts';
import { Link } from '../../ui/link/link.tsx';
import { PaintingCaption } from '../../ui/painting-caption/painting-caption.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { accentStyle } from '../accent.ts';
import { Wizard } from '../layout/wizard.tsx';
import { Overview } from '../sections/overview.tsx';
import type { ShareActions } from '../sections/share.tsx';
import { visibleStepsOf } from '../steps.ts';
import styles from './sample.module.css';
import { SAMPLE_ORDER, SAMPLE_ORDER_ID, SAMPLE_RESULT, sampleClient } from './sample-order.ts';

const LaterStep = retryableLazy(async () => (await import('../later-steps.tsx')).LaterStep);
const SampleReport = retryableLazy(async () => (await import('./sample-report.tsx')).SampleReport);

const nothing = async (): Promise<void> => {};
/** The sample shows no button that needs them. */
const NO_ACTIONS: ShareActions = { onShare: nothing, onDownload: nothing, onStory: nothing };

/** The whole of what one buys, for a painting, open to everybody. */
export function Component(): ReactNode {
  const [client] = useState(sampleClient);
  const painting = PAINTINGS.find(({ title }) => title === 'Juan de Pareja');
  const { hash } = useLocation();
  const about = { result: SAMPLE_RESULT, scope: SAMPLE_ORDER.scope, isSample: true, ...NO_ACTIONS };
  const steps = visibleStepsOf(SAMPLE_RESULT, SAMPLE_ORDER.scope).map(({ id, chapter, title }) => ({
    id,
    chapter,
    title,
    content:
      id === 'overview' ? (
        <Overview order={SAMPLE_ORDER} {...about} />
      ) : id === 'share' ? (
        <SampleReport title={title} result={SAMPLE_RESULT} orderId={SAMPLE_ORDER_ID} />
      ) : (
        <LaterStep id={id} title={title} orderId={SAMPLE_ORDER_ID} {...about} />
      ),
  }));
  return (
    <QueryClientProvider client={client}>
      <div className={styles.sample} style={accentStyle(SAMPLE_RESULT)}>
        <PageShell askConsent={false} footer={hash === '#share'}>
          <aside className={`text-xs ${styles.mark}`}>
            <p>
              <strong className="strong">A sample:</strong> <span>what our measure says of this painting. </span>
              {painting && <PaintingCaption painting={painting} />}
              <span>. He left out makeup, as anybody can. </span>
              <Link to={paths.upload}>Measure mine</Link>
            </p>
          </aside>
          <Wizard name="A sample result" steps={steps} />
        </PageShell>
      </div>
    </QueryClientProvider>
  );
}
