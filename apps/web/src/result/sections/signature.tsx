import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { parseColor } from '../../lib/named-colors.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';

const MAX = 8;

interface SignatureProps {
  readonly overview: Pick<AnalysisResult['overview'], 'signatureColors'>;
  readonly hint?: string;
}

export const Signature = ({ overview, hint }: SignatureProps): ReactNode => (
  <section className="stack gap-3">
    <h2 className="visually-hidden">Signature colors</h2>
    <ClothGrid id="signature" columns={MAX} colors={overview.signatureColors.slice(0, MAX).map(parseColor)} />
    {hint && <p className="text-sm soft">{hint}</p>}
  </section>
);
