import { useQuery } from '@tanstack/react-query';
import type { SharedResult } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/print/drawings';
import { isSeasonName, ringSeasonOr } from '@trueseason/style/seasons/ring';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { call, isOutage, reasonOf } from '../lib/api/api.ts';
import { outageInterval, useFailure, useOutageToast } from '../lib/api/outage.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { paths } from '../lib/navigation/paths.ts';
import { MirrorButton } from '../mirror/mirror-button.tsx';
import { ButtonLink } from '../ui/button/button.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { accentStyle } from './accent.ts';
import { ClothHero } from './hero/hero-frame.tsx';
import { Page } from './layout/page.tsx';
import { ResultsSkeleton } from './results-skeleton.tsx';
import { Signature } from './sections/signature.tsx';

/** What a share link shows: season, second and signature colors, but no order or person. */
export function Component(): ReactNode {
  const { token = '' } = useParams();
  const query = useQuery({
    queryKey: ['shared', token],
    queryFn: () => call('getSharedResult', { params: { token } }),
    refetchInterval: outageInterval,
  });
  const error = useFailure(query);
  useOutageToast(error, TOASTS.loadFailed(reasonOf(error)));
  if (query.data) return <Shared result={query.data} />;
  return error && !isOutage(error) ? <LinkEnded /> : <ResultsSkeleton />;
}

export function Shared({ result }: { readonly result: SharedResult }): ReactNode {
  const { season, certainty, overview } = result;
  const { subtitle } = ringSeasonOr(season);
  const isKnown = isSeasonName(season);
  const hero = (
    <ClothHero
      kicker="Their season"
      season={season}
      signature={overview.signatureColors}
      statement={certainty}
      ring={<SeasonRing season={isKnown ? season : undefined} title={`The season ring, opened at ${season}`} />}
    >
      <section className="stack gap-3">
        <h2>And yours?</h2>
        <MirrorButton />
      </section>
      {isKnown && <p className="heading">{subtitle}</p>}
      <p className="text-sm soft">A friend shared their colors with you.</p>
    </ClothHero>
  );
  const signature = <Signature overview={overview} hint="Their signature colors. Tap one to copy its code." />;
  const description = overview.description && (
    <div className="stack gap-3">
      <p className="text-sm soft">About {season}</p>
      <p className="text-lg">{overview.description}</p>
    </div>
  );
  const invitation = (
    <section className="stack start gap-3 page ruled">
      <p>Three selfies, each at another place. Pay only if you want the result.</p>
      <ButtonLink look="quiet" to={paths.upload}>
        Start with three photos
      </ButtonLink>
    </section>
  );
  return (
    <div style={accentStyle(result)}>
      {/* No consent bar, so that visitors see the ring first. */}
      <PageShell title={season} askConsent={false}>
        <meta name="robots" content="noindex" />
        <Page hero rows={[{ bare: hero }, { bare: signature }, { bare: description }, { bare: invitation }]} />
      </PageShell>
    </div>
  );
}

const LinkEnded = (): ReactNode => (
  <PageShell title="No results found">
    <RingMessage ring="empty" title="No results found">
      <p>This link no longer shows a result. Whoever sent it to you can make a new one.</p>
      <div className="ways">
        <ButtonLink to={paths.home}>Go home</ButtonLink>
      </div>
    </RingMessage>
  </PageShell>
);
