import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { parseColor } from '../../lib/named-colors.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import styles from './signature-cloths.module.css';

const SIGNATURE_MAX = 8;

export interface SignatureClothsProps {
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
  readonly hint: string;
}

/** The colors that say a season at a glance. */
export const SignatureCloths = ({ overview, hint }: SignatureClothsProps): ReactNode => (
  <div className={styles.cloths}>
    <h2 className="visually-hidden">Signature colors</h2>
    <ClothGrid id="signature" columns={8} colors={overview.signatureColors.slice(0, SIGNATURE_MAX).map(parseColor)} />
    <p className={styles.hint}>{hint}</p>
  </div>
);
