import { useQuery } from '@tanstack/react-query';
import { readableInk } from '@trueseason/color';
import type { SharedResult } from '@trueseason/contracts';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { CSSProperties, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button/button.tsx';
import { NewerSeason } from '../../components/newer-season/newer-season.tsx';
import { RingMessage, Ways } from '../../components/ring-message/ring-message.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import styles from './shared.module.css';
import { OverviewDetails } from './steps/overview-details.tsx';
import { PaletteGroups } from './steps/palette-groups.tsx';
import { Reveal } from './steps/reveal.tsx';
import { StepHead, StepPage } from './steps/step-parts.tsx';

/** What a share link shows: season and palette, no order, no person. */
export function Component(): ReactNode {
  const { token = '' } = useParams();
  const { data, isPending } = useQuery({
    queryKey: ['shared', token],
    queryFn: () => call('getSharedResult', { params: { token } }),
  });
  if (isPending) return <ResultsSkeleton />;
  return data ? <Shared result={data} /> : <Gone />;
}

function Shared({ result }: { readonly result: SharedResult }): ReactNode {
  const { season, seasonType, overview, palette } = result;
  const { arc } = ringSeasonOr(season);
  return (
    <div style={{ '--accent': arc, '--accent-ink': readableInk(arc) } as CSSProperties}>
      {/* The first view of a stranger: nothing lies over the ring. */}
      <PageShell askConsent={false}>
        <title>{`${season} · TrueSeason`}</title>
        <meta name="robots" content="noindex" />
        <NewerSeason season={season} />
        <StepPage>
          <Reveal
            kicker="Their season"
            season={season}
            seasonType={seasonType}
            note="Somebody shares this result with you: the season and its colors, and nothing else about them."
          />
          <OverviewDetails overview={overview} shared />
        </StepPage>
        <StepPage>
          <StepHead
            title="Color Palette"
            lead="In their order: the shades that suit them best come first. Tap a cloth to copy its code."
          />
          <PaletteGroups whose="Their" palette={palette} />
        </StepPage>
        <section className={styles.invite}>
          <h2>And yours?</h2>
          <p>Three selfies by a window. We look at them first; you decide afterwards.</p>
          <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
        </section>
      </PageShell>
    </div>
  );
}

const Gone = (): ReactNode => (
  <PageShell>
    <title>No results found · TrueSeason</title>
    <RingMessage ring="empty" title="No results found">
      <p>This link no longer shows a result. Whoever sent it to you can make a new one.</p>
      <Ways>
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </Ways>
    </RingMessage>
  </PageShell>
);
