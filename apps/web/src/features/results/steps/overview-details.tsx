import { type AnalysisResult, TYPE_COUNT } from '@trueseason/contracts';
import { describedParts } from '@trueseason/seasons/absolute-types';
import { ownReading } from '@trueseason/seasons/own-reading';
import type { ReactNode } from 'react';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import styles from './overview.module.css';
import { SignatureCloths } from './signature-cloths.tsx';
import { Fold, Rules, Section } from './step-parts.tsx';

export interface OverviewDetailsProps {
  readonly result: AnalysisResult;
  /** A cloth was touched. */
  readonly onTouch: () => void;
}

/** What the season wears, says of itself and leaves in the shop: who wears it comes first. */
export function OverviewDetails({ result, onTouch }: OverviewDetailsProps): ReactNode {
  const { season, seasonType, overview, evidence } = result;
  const { paragraphs, absolute } = describedParts(overview.description);
  return (
    <>
      <SignatureCloths overview={overview} hint="Your signature colors. Tap one to copy its code." onTouch={onTouch} />
      <div className={styles.about}>
        <div className={styles.description}>
          {[ownReading(season, evidence), ...paragraphs].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {absolute && (
            <Section title={`Among ${TYPE_COUNT} types: ${seasonType}`}>
              <p>{absolute}</p>
            </Section>
          )}
        </div>
        <Section title="Key characteristics" lead={`Of ${season} as a whole; your own are in the evidence.`}>
          <Rules items={overview.keyCharacteristics} />
        </Section>
      </div>
      <Fold
        title="Colors to Avoid"
        lead="Nothing is forbidden. These ask the most of your face; keep them away from it, or leave them in the shop."
      >
        <ChipGrid colors={overview.avoidColors} avoid columns={6} />
      </Fold>
    </>
  );
}
