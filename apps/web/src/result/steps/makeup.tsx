import type { AnalysisResult, NamedColor } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { useSomePhotos } from '../../photos/photo-links.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import { PinterestCard } from './pinterest-card.tsx';
import styles from './step.module.css';
import { Fold, Rules, Section, Split, StepHead, StepPage } from './step-parts.tsx';
import { TryOnSection } from './try-on-section.tsx';

export interface MakeupStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

const PRODUCTS = [
  ['eyeshadow', 'Eyeshadow'],
  ['eyeliner', 'Eyeliner'],
  ['blush', 'Blush'],
  ['lipstick', 'Lipstick'],
] as const;

export function MakeupStep({ result, orderId }: MakeupStepProps): ReactNode {
  // With a photo the try-on already shows blush and lipstick.
  const hasPhotos = useSomePhotos(orderId);
  const foundation = colorsOf(result, 'foundation');
  const [found, doubt] = textsOf(result, 'foundation');
  const [lead, ...guidelines] = textsOf(result, 'makeup');
  const strip = (product: string, colors: readonly NamedColor[]) =>
    hasPhotos && (product === 'blush' || product === 'lipstick') ? [] : colors;
  return (
    <StepPage>
      <StepHead title="Makeup" lead={lead} />
      <TryOnSection orderId={orderId} result={result} parts={['lips', 'blush']} />
      <Section title="Foundation" lead={found}>
        <ChipGrid
          few={5}
          columns={foundation.length}
          colors={foundation.map(({ wear, ...color }) => (wear ? { ...color, name: `${color.name}, ${wear}` } : color))}
        />
        {doubt && <p className={styles.reserve}>{doubt}</p>}
      </Section>
      <Split>
        {PRODUCTS.map(([product, title]) => (
          <Fold key={product} title={title} colors={strip(product, colorsOf(result, product))}>
            <ChipGrid colors={colorsOf(result, product)} columns={3} />
          </Fold>
        ))}
      </Split>
      <Fold title="Guidelines">
        <Rules items={guidelines} />
      </Fold>
      <PinterestCard
        title={`${result.season} makeup`}
        url={result.makeup.pinterestUrl}
        colors={colorsOf(result, 'lipstick').slice(0, 4)}
      />
    </StepPage>
  );
}
