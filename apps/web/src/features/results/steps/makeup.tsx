import { type AnalysisResult, foundationReserve } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { TryOn } from '../try-on/later.tsx';
import { PinterestCard } from './pinterest-card.tsx';
import { Fold, Rules, Section, Split, StepHead, StepPage } from './step-parts.tsx';

export interface MakeupStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function MakeupStep({ result, orderId }: MakeupStepProps): ReactNode {
  const { data: profile, isPending } = useProfile(result);
  return (
    <StepPage>
      <StepHead title="Makeup" lead={result.recommendations.makeup} />
      <TryOn orderId={orderId} result={result} parts={['lips', 'blush', 'brows']} />
      {profile ? (
        <>
          <Section
            title="Foundation"
            lead={[
              foundationReserve(result.evidence),
              'From deeper to fairer around what all photos say together; one alone may show you deeper or fairer. Settle it on your jaw, in daylight.',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <ChipGrid
              few={5}
              columns={profile.personal.foundation.length}
              colors={profile.personal.foundation.map(({ match, ...color }) =>
                match ? { ...color, name: `${color.name}, nearest to yours` } : color,
              )}
            />
          </Section>
          <Split>
            <Fold title="Eyeshadow" colors={profile.palette.eyeshadow}>
              <ChipGrid colors={profile.palette.eyeshadow} columns={3} />
            </Fold>
            <Fold title="Eyeliner" colors={profile.palette.eyeliner}>
              <ChipGrid colors={profile.palette.eyeliner} columns={3} />
            </Fold>
            <Fold title="Blush" colors={profile.palette.blush}>
              <ChipGrid colors={profile.palette.blush} columns={3} />
            </Fold>
            <Fold title="Lipstick" colors={profile.palette.lipstick}>
              <ChipGrid colors={profile.palette.lipstick} columns={3} />
            </Fold>
          </Split>
        </>
      ) : (
        isPending && <Skeleton height="30rem" />
      )}
      <Fold title="Guidelines">
        <Rules items={result.makeup.guidelines} />
      </Fold>
      <PinterestCard
        title={`${result.season} makeup`}
        url={result.makeup.pinterestUrl}
        colors={(profile?.palette.lipstick ?? []).slice(0, 4)}
      />
    </StepPage>
  );
}
