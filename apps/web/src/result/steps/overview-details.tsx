import { type AnalysisResult, TYPE_COUNT } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { ChipGrid } from '../../ui/swatch/chip-grid.tsx';
import styles from './overview.module.css';
import { SignatureCloths } from './signature-cloths.tsx';
import { Fold, Rules, Section, Split } from './step-parts.tsx';

export interface OverviewDetailsProps {
  readonly result: AnalysisResult;
}

/** The person first, then the season, and what to leave in the store. */
export function OverviewDetails({ result }: OverviewDetailsProps): ReactNode {
  const [own, ...season] = textsOf(result, 'season');
  const [type] = textsOf(result, 'type');
  return (
    <>
      <SignatureCloths overview={result.overview} hint="Your signature colors. Tap one to copy its code." />
      <div className={`stack gap-3 ${styles.description}`}>
        <p>{own}</p>
        <p>{season.join(' ')}</p>
        {type && (
          <Section title={`Among ${TYPE_COUNT} types: ${result.seasonType}`}>
            <p>{type}</p>
          </Section>
        )}
      </div>
      <Split>
        <Fold title="Key characteristics">
          <Rules items={textsOf(result, 'traits')} />
        </Fold>
        <Fold title="Colors to Avoid" lead="Nothing is forbidden. Keep these away from your face.">
          <ChipGrid colors={colorsOf(result, 'avoid')} avoid columns={6} />
        </Fold>
      </Split>
    </>
  );
}
