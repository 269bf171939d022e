import type { AnalysisResult, PublicOrder } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/print/drawings';
import { isSeasonName, ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { isInEurope } from '../../lib/browser/time-zone.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { textsOf } from '../../order/read-result.ts';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Hero } from '../hero/hero.tsx';
import { Page } from '../layout/page.tsx';
import { StepBoundary } from '../layout/step-boundary.tsx';
import type { ShareActions } from './share.tsx';

const OverviewDetails = retryableLazy(async () => (await import('./overview-details.tsx')).OverviewDetails);

interface OverviewProps extends Pick<ShareActions, 'onShare' | 'onDownload'> {
  readonly order: Pick<PublicOrder, 'id' | 'withdrawable' | 'roomForPhotos'>;
  readonly result: AnalysisResult;
  readonly isSample?: boolean;
}

export function Overview({ order, result, isSample = false, onShare, onDownload }: OverviewProps): ReactNode {
  const { season, seasonType, evidence } = result;
  const isKnown = isSeasonName(season);
  // A phone's first screen has room only for the statement.
  const [statement, ...settles] = textsOf(result, 'verdict');
  const ring = (
    <SeasonRing
      season={isKnown ? season : undefined}
      runnerUp={evidence.runnerUp}
      title={`The season ring, opened at ${season}, with ${evidence.runnerUp} second`}
    />
  );
  const hero = (
    <Hero order={order} result={result} ring={ring} statement={statement}>
      {settles.map((text) => (
        <p key={text}>
          {text} {!isSample && order.roomForPhotos > 0 && <Link to={paths.uploadMore(order.id)}>Add a photo</Link>}
        </p>
      ))}
      {isKnown && (
        <p className="heading">
          {seasonType === season ? ringSeasonOr(season).subtitle : `${ringSeasonOr(season).subtitle}. ${seasonType}`}
        </p>
      )}
      {/* Quiet, since Next is the main action. */}
      {!isSample && (
        <div className="row gap-3">
          <ActionButton action={onShare}>Share Results</ActionButton>
          <ActionButton action={onDownload}>Download PDF</ActionButton>
        </div>
      )}
    </Hero>
  );
  const withdrawal = order.withdrawable && isInEurope() && (
    <p>
      Changed your mind? You can still <Link to={paths.withdraw}>withdraw from the contract</Link>.
    </p>
  );
  // While loading, an empty screen keeps the footer out of view.
  const details = (
    <StepBoundary placeholder={<div style={{ minHeight: '100vh' }} />}>
      <OverviewDetails result={result} />
    </StepBoundary>
  );
  return <Page hero rows={[{ bare: hero }, { bare: withdrawal }, { bare: details }]} />;
}
