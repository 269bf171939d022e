import { type AnalysisResult, type Evidence, isHairHidden, type NamedColor } from '@trueseason/contracts';
import { HairSwatch, hairIn } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { useSomePhotos } from '../../photos/photo-links.ts';
import { besideOnPhones } from '../../ui/swatch/beside-on-phones.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import styles from './hair.module.css';
import { PhotoWanted } from './photo-wanted.tsx';
import { Fold, Rules, Section, Split, StepHead, StepPage } from './step-parts.tsx';
import { TryOnSection } from './try-on-section.tsx';

export interface HairStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

/** Advice on hair; where no hair was seen, the same colors for brows. */
export function HairStep({ result, orderId }: HairStepProps): ReactNode {
  const brows = colorsOf(result, 'brows');
  const lead = brows.length > 0 ? textsOf(result, 'brows')[0] : textsOf(result, 'hair')[0];
  return (
    <StepPage>
      <StepHead title="Hair Color" lead={lead} />
      {isHairHidden(result.evidence) && <PhotoWanted orderId={orderId} />}
      {brows.length > 0 ? (
        <Section title="For your brows" large>
          <ChipGrid colors={brows} columns={6} />
        </Section>
      ) : (
        <OwnHair result={result} orderId={orderId} />
      )}
    </StepPage>
  );
}

function OwnHair({ result, orderId }: HairStepProps): ReactNode {
  const [near, far] = [colorsOf(result, 'hair'), colorsOf(result, 'hairFar')];
  // With a photo the try-on already shows these colors.
  const Best = useSomePhotos(orderId) ? Fold : Section;
  return (
    <>
      <TryOnSection orderId={orderId} result={result} parts={['hair']} />
      <Best title="Best colors">
        <HairGuide colors={near} evidence={result.evidence} />
      </Best>
      {far.length > 0 && (
        <Fold title="Farther from your own hair" lead={textsOf(result, 'hairFar')[0]} colors={far}>
          <HairGuide colors={far} evidence={result.evidence} />
        </Fold>
      )}
      <Split>
        <Fold title="Colors to avoid" lead={textsOf(result, 'hairAvoid')[0]}>
          <ChipGrid colors={colorsOf(result, 'hairAvoid')} avoid columns={6} />
        </Fold>
        <Fold title="Guidelines">
          <Rules items={textsOf(result, 'hair').slice(1)} />
        </Fold>
      </Split>
    </>
  );
}

interface HairGuideProps {
  readonly colors: readonly NamedColor[];
  readonly evidence: Evidence;
}

/** Each color as a strand of hair, with the person's own beside it. */
function HairGuide({ colors, evidence }: HairGuideProps): ReactNode {
  const { hair: own } = evidence.features;
  return (
    <figure aria-label="Hair color guide">
      {own && <figcaption>Each one beside your own hair, on the left.</figcaption>}
      <ul className={styles.guide} style={{ '--columns': colors.length, '--few': besideOnPhones(colors.length) }}>
        {colors.map(({ hex, name, wear }) => (
          <li key={hex}>
            <div className={styles.strands}>
              {own && <HairSwatch {...hairIn(own, evidence)} />}
              <HairSwatch {...hairIn({ hex, wear }, evidence)} />
            </div>
            <span>{name}</span>
            {wear && <span className={styles.wear}>{wear}</span>}
          </li>
        ))}
      </ul>
    </figure>
  );
}
