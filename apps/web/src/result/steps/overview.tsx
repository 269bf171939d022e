import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import { isSeasonName, ringSeasonOr } from '@trueseason/seasons/ring';
import { type ReactNode, Suspense, useState } from 'react';
import { isInEurope } from '../../lib/browser/in-europe.ts';
import { lazyAgain } from '../../lib/browser/lazy-again.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import { textsOf } from '../../order/read-result.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Hero } from '../hero/hero.tsx';
import { StepBoundary } from '../wizard/step-boundary.tsx';
import styles from './overview.module.css';
import { StepPage } from './step-parts.tsx';

/** Below the hero, and fetched after it. */
const OverviewDetails = lazyAgain(async () => (await import('./overview-details.tsx')).OverviewDetails);

export interface OverviewProps {
  readonly order: Pick<PublicOrder, 'id' | 'withdrawable'>;
  readonly result: AnalysisResult;
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
}

export function Overview({ order, result, onShare, onDownload }: OverviewProps): ReactNode {
  const { season, evidence } = result;
  const known = isSeasonName(season);
  return (
    <StepPage hero>
      <Hero
        order={order}
        result={result}
        ring={
          <SeasonRing
            season={known ? season : undefined}
            runnerUp={evidence.runnerUp}
            title={`The season ring, opened at ${season}, with ${evidence.runnerUp} as the runner-up`}
          />
        }
      >
        <div className="stack gap-2">
          {known && <p className={styles.subtitle}>{ringSeasonOr(season).subtitle}</p>}
          <p className={styles.sure}>{textsOf(result, 'verdict')[0]}</p>
        </div>
        <div className={styles.actions}>
          <BusyButton action={onShare}>Share Results</BusyButton>
          <BusyButton action={onDownload}>Download PDF</BusyButton>
        </div>
      </Hero>
      {order.withdrawable && isInEurope() && (
        <p>
          Changed your mind? You can still <Link to={paths.withdraw}>withdraw from the contract</Link>.
        </p>
      )}
      <StepBoundary>
        <Suspense fallback={<div className={styles.coming} />}>
          <OverviewDetails result={result} />
        </Suspense>
      </StepBoundary>
    </StepPage>
  );
}

/** Quiet: on the first screen there is one thing to do, and it is to go on. */
function BusyButton({ action, children }: { action: () => Promise<unknown>; children: ReactNode }): ReactNode {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };
  return (
    <Button look="quiet" busy={busy} onClick={run}>
      {children}
    </Button>
  );
}
