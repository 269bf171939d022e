import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { OutfitGrid } from '../outfits/outfit-grid.tsx';
import { useOutfits } from '../outfits.ts';
import { PinterestCard } from './pinterest-card.tsx';
import { Rules, Section, StepHead, StepPage } from './step-parts.tsx';

const RULES = 4;

export function ClothingStep({
  result,
  orderId,
}: {
  readonly result: AnalysisResult;
  readonly orderId: string;
}): ReactNode {
  const { data: outfits, isPending } = useOutfits(orderId);
  return (
    <StepPage>
      <StepHead title="Clothing Overview" lead={textsOf(result, 'identity').at(-1)} />
      <Section title="Style guidelines">
        <Rules items={textsOf(result, 'clothing').slice(0, RULES)} />
      </Section>
      <Section title="Is it yours?">
        <ButtonLink look="quiet" to={`${paths.garment}?order=${orderId}`}>
          Check a garment by photo
        </ButtonLink>
      </Section>
      <Section title="Outfits in your colors" lead="Each link opens a shop’s own search. No ads.">
        {outfits ? (
          <OutfitGrid outfits={outfits} linkText="Shop this color" result={result} />
        ) : (
          isPending && <Skeleton height="21rem" />
        )}
      </Section>
      <PinterestCard
        title={`${result.season} outfits`}
        url={result.clothing.pinterestUrl}
        colors={colorsOf(result, 'brights').slice(0, 4)}
      />
    </StepPage>
  );
}
