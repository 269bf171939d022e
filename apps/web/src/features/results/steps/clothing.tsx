import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button/button.tsx';
import { KeptChecks } from '../../../components/kept-checks/kept-checks.tsx';
import { OutfitGrid } from '../../../components/outfits/outfit-grid.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useOutfits } from '../../../lib/result/outfits.ts';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { DrawnLooks } from '../looks/later.tsx';
import { LooksSkeleton } from '../looks/looks-skeleton.tsx';
import { PinterestCard } from './pinterest-card.tsx';
import { FirstRules, Section, StepHead, StepPage } from './step-parts.tsx';

export function ClothingStep({
  result,
  orderId,
}: {
  readonly result: AnalysisResult;
  readonly orderId: string;
}): ReactNode {
  const { data: profile, isPending: profilePending } = useProfile(result);
  const { data: outfits, isPending } = useOutfits(orderId);
  return (
    <StepPage>
      <StepHead title="Clothing Overview" lead={profile?.signature} />
      <Section title="Style guidelines">
        <FirstRules items={result.clothing.guidelines} />
      </Section>
      <Section
        title="Is it yours?"
        lead="Photograph a garment in a shop, or take a screenshot of one, and see how it stands to your palette."
      >
        <ButtonLink look="quiet" to={`${paths.garment}?order=${orderId}`}>
          Check a garment
        </ButtonLink>
        <KeptChecks orderId={Number(orderId)} />
      </Section>
      <Section
        title="Outfits in your colors"
        lead="Drawn by us. The links go to a shop’s own search, not to paid placements."
      >
        {profilePending || (!profile && isPending) ? (
          <LooksSkeleton />
        ) : profile ? (
          <DrawnLooks orderId={orderId} result={result} profile={profile} outfits={outfits ?? []} />
        ) : (
          outfits && <OutfitGrid outfits={outfits} linkText="Shop this color" />
        )}
      </Section>
      <PinterestCard
        title={`${result.season} outfits`}
        url={result.clothing.pinterestUrl}
        colors={(
          profile?.palette.accentBrights ?? result.accentBrights.map((hex): NamedColor => ({ hex, name: hex }))
        ).slice(0, 4)}
      />
    </StepPage>
  );
}
