import { type AnalysisResult, FOUNDATION_LEAD, foundationDoubts, type NamedColor } from '@trueseason/contracts';
import { skinTold } from '@trueseason/seasons/shown-in';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { useSomePhotos } from '../../../lib/photos/photo-links.ts';
import { useProfile } from '../../../lib/result/season-profile.ts';
import { useMeasuredPhotos } from '../evidence/use-measured-photos.ts';
import { TryOn } from '../try-on/later.tsx';
import { PinterestCard } from './pinterest-card.tsx';
import styles from './step.module.css';
import { Fold, Rules, Section, Split, StepHead, StepPage } from './step-parts.tsx';

export interface MakeupStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function MakeupStep({ result, orderId }: MakeupStepProps): ReactNode {
  const { evidence } = result;
  const { data: profile, isPending } = useProfile(result);
  // With a photo the try-on already shows these colors.
  const hasPhotos = useSomePhotos(orderId);
  const strip = (colors: readonly NamedColor[]) => (hasPhotos ? [] : colors);
  const photos = useMeasuredPhotos(orderId, evidence.photos);
  return (
    <StepPage>
      <StepHead title="Makeup" lead={result.recommendations.makeup} />
      <TryOn orderId={orderId} result={result} parts={['lips', 'blush']} />
      {profile ? (
        <>
          <Section title="Foundation" lead={FOUNDATION_LEAD}>
            <ChipGrid
              few={5}
              columns={profile.personal.foundation.length}
              colors={profile.personal.foundation.map(({ match, ...color }) =>
                match ? { ...color, name: `${color.name}, nearest to yours` } : color,
              )}
            />
            <p className={styles.reserve}>{foundationDoubts(evidence, skinTold(photos, evidence.features))}</p>
          </Section>
          <Split>
            <Fold title="Eyeshadow" colors={profile.palette.eyeshadow}>
              <ChipGrid colors={profile.palette.eyeshadow} columns={3} />
            </Fold>
            <Fold title="Eyeliner" colors={profile.palette.eyeliner}>
              <ChipGrid colors={profile.palette.eyeliner} columns={3} />
            </Fold>
            <Fold title="Blush" colors={strip(profile.palette.blush)}>
              <ChipGrid colors={profile.palette.blush} columns={3} />
            </Fold>
            <Fold title="Lipstick" colors={strip(profile.palette.lipstick)}>
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
