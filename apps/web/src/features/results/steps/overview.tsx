import type { AnalysisResult } from '@trueseason/contracts';
import { SeasonIcon, SeasonRing } from '@trueseason/drawings';
import { isSeasonName, ringSeasonOr } from '@trueseason/seasons/ring';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { percent } from '../percent.ts';
import styles from './overview.module.css';
import { StepPage } from './step-parts.tsx';

/** Below the reveal, and fetched after it. */
const OverviewDetails = lazy(async () => ({ default: (await import('./overview-details.tsx')).OverviewDetails }));

export interface OverviewProps {
  readonly result: AnalysisResult;
  /** Left out where someone else looks at a shared result. */
  readonly onShare?: () => Promise<unknown>;
  readonly onDownload?: () => Promise<unknown>;
}

export function Overview({ result, onShare, onDownload }: OverviewProps): ReactNode {
  const { season, seasonType, evidence } = result;
  const { icon, identity, subtitle } = ringSeasonOr(season);
  const known = isSeasonName(season);
  const [first = '', second = '', third = ''] = identity.map(({ hex }) => hex);
  return (
    <StepPage>
      <div className={styles.reveal}>
        <div className={styles.words}>
          <p className={styles.kicker}>{onShare ? 'Your season' : 'The season'}</p>
          <h1>{season}</h1>
          {known && <p className={styles.subtitle}>{subtitle}</p>}
          <p className={`${styles.sure} figures`}>
            {seasonType !== season && `${seasonType}, read here through its nearest season. `}
            {odds(evidence)}
          </p>
          <div className={styles.actions}>
            {onShare && <BusyButton action={onShare}>Share Results</BusyButton>}
            {onDownload && (
              <BusyButton action={onDownload} quiet>
                Download PDF
              </BusyButton>
            )}
          </div>
        </div>
        <div className={styles.ring}>
          <SeasonRing
            season={known ? season : undefined}
            runnerUp={evidence.runnerUp}
            labels
            fontFamily="var(--font-text)"
            title={`The season ring, opened at ${season}, with ${evidence.runnerUp} as the runner-up`}
          />
          {known && (
            <div className={styles.icon}>
              <SeasonIcon icon={icon} colors={[first, second, third]} />
            </div>
          )}
        </div>
      </div>
      <Suspense fallback={<div className={styles.coming} />}>
        <OverviewDetails overview={result.overview} />
      </Suspense>
    </StepPage>
  );
}

function BusyButton({
  action,
  quiet,
  children,
}: {
  action: () => Promise<unknown>;
  quiet?: boolean;
  children: ReactNode;
}): ReactNode {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await action().finally(() => setBusy(false));
  };
  return (
    <Button look={quiet ? 'quiet' : 'primary'} busy={busy} onClick={run}>
      {children}
    </Button>
  );
}

/** The first two seasons with their share of the odds. */
function odds({ distribution, runnerUp }: AnalysisResult['evidence']): string {
  const [first, ...others] = distribution;
  const second = others.find(({ season }) => season === runnerUp);
  return `${percent(first?.probability ?? 0)} of the odds, ahead of ${runnerUp} with ${percent(second?.probability ?? 0)}.`;
}
