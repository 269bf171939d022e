import { type AnalysisResult, TYPE_COUNT } from '@trueseason/contracts';
import { describedParts } from '@trueseason/seasons/absolute-types';
import { ownReading } from '@trueseason/seasons/own-reading';
import { sentences } from '@trueseason/seasons/sentences';
import type { ReactNode } from 'react';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import styles from './overview.module.css';
import { SignatureCloths } from './signature-cloths.tsx';
import { Fold, Rules, Section, Split } from './step-parts.tsx';

export interface OverviewDetailsProps {
  readonly result: AnalysisResult;
}

const SENTENCES = 2;
const CHARACTERISTICS = 3;

/** The person first, then two sentences on the season, and what to leave in the shop. */
export function OverviewDetails({ result }: OverviewDetailsProps): ReactNode {
  const { season, seasonType, overview, evidence } = result;
  const { paragraphs, absolute } = describedParts(overview.description);
  const described = sentences(paragraphs.join(' ')).slice(0, SENTENCES).join(' ');
  return (
    <>
      <SignatureCloths overview={overview} hint="Your signature colors. Tap one to copy its code." />
      <div className={styles.description}>
        <p>{ownReading(season, evidence)}</p>
        <p>{described}</p>
        {absolute && (
          <Section title={`Among ${TYPE_COUNT} types: ${seasonType}`}>
            <p>{absolute}</p>
          </Section>
        )}
      </div>
      <Split>
        <Fold title="Key characteristics">
          <Rules items={overview.keyCharacteristics.slice(0, CHARACTERISTICS)} />
        </Fold>
        <Fold title="Colors to Avoid" lead="Nothing is forbidden. Keep these away from your face.">
          <ChipGrid colors={overview.avoidColors} avoid columns={6} />
        </Fold>
      </Split>
    </>
  );
}
