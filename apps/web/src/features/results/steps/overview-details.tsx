import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ChipGrid } from '../../../components/swatch/chip-grid.tsx';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { parseColor } from '../../../lib/named-colors.ts';
import styles from './overview.module.css';
import { Rules, Section } from './step-parts.tsx';

const SIGNATURE_MAX = 8;

/** What the season wears, says of itself and leaves in the shop. */
export const OverviewDetails = ({ overview }: { readonly overview: AnalysisResult['overview'] }): ReactNode => (
  <>
    <div className={styles.cloths}>
      <h2 className="visually-hidden">Signature colors</h2>
      <ClothGrid id="signature" columns={8} colors={overview.signatureColors.slice(0, SIGNATURE_MAX).map(parseColor)} />
      <p className={styles.hint}>Your signature colors. Tap one to copy its code.</p>
    </div>
    <div className={styles.about}>
      <p>{overview.description}</p>
      <Section title="Key characteristics">
        <Rules items={overview.keyCharacteristics} />
      </Section>
    </div>
    <Section
      title="Colors to Avoid"
      lead="Nothing is forbidden. These ask the most of your face; keep them away from it, or leave them in the shop."
    >
      <ChipGrid colors={overview.avoidColors} avoid columns={6} />
    </Section>
  </>
);
