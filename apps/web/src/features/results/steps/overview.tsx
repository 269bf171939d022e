import type { AnalysisResult } from '@trueseason/contracts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { percent } from '../percent.ts';
import styles from './overview.module.css';
import { Reveal } from './reveal.tsx';
import { StepPage } from './step-parts.tsx';

/** Below the reveal, and fetched after it. */
const OverviewDetails = lazy(async () => ({ default: (await import('./overview-details.tsx')).OverviewDetails }));

export interface OverviewProps {
  readonly result: AnalysisResult;
  readonly onShare: () => Promise<unknown>;
  readonly onDownload: () => Promise<unknown>;
}

export function Overview({ result, onShare, onDownload }: OverviewProps): ReactNode {
  const { season, seasonType, evidence } = result;
  return (
    <StepPage>
      <Reveal
        kicker="Your season"
        season={season}
        seasonType={seasonType}
        runnerUp={evidence.runnerUp}
        note={odds(evidence)}
        actions={
          <>
            <BusyButton action={onShare}>Share Results</BusyButton>
            <BusyButton action={onDownload} quiet>
              Download PDF
            </BusyButton>
          </>
        }
      />
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
