import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { parseColor } from '../../../lib/named-colors.ts';
import styles from './overview.module.css';
import { Rules, Section } from './step-parts.tsx';

const SIGNATURE_MAX = 8;

const OWN = {
  signature: 'Your signature colors. Tap one to copy its code.',
  avoid: 'Nothing is forbidden. These ask the most of your face; keep them away from it, or leave them in the shop.',
};
const SHARED = {
  signature: 'Their signature colors. Tap one to copy its code.',
  avoid: 'Nothing is forbidden. These ask the most of a face in this season.',
};

export interface OverviewDetailsProps {
  readonly overview: AnalysisResult['overview'];
  /** Someone else looks: the page speaks of the person, and quotes what was written to them. */
  readonly shared?: boolean;
}

/** What the season wears, says of itself and leaves in the shop. */
export function OverviewDetails({ overview, shared = false }: OverviewDetailsProps): ReactNode {
  const words = shared ? SHARED : OWN;
  const colors = overview.signatureColors.slice(0, SIGNATURE_MAX).map(parseColor);
  return (
    <>
      <div className={styles.cloths}>
        <h2 className="visually-hidden">Signature colors</h2>
        <ClothGrid id="signature" columns={8} colors={colors} />
        <p className={styles.hint}>{words.signature}</p>
      </div>
      <div className={styles.about}>
        <div className={styles.description}>
          {shared && <p>From their result, in its own words: “you” is the person it was made for.</p>}
          <p>{overview.description}</p>
        </div>
        <Section title="Key characteristics">
          <Rules items={overview.keyCharacteristics} />
        </Section>
      </div>
      <Section title="Colors to Avoid" lead={words.avoid}>
        <ChipGrid colors={overview.avoidColors} avoid columns={6} />
      </Section>
    </>
  );
}
