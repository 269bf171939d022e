import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { colorsOf, textsOf } from '../../order/read-result.ts';
import { ClothGrid } from '../../ui/swatch/cloth-swatch.tsx';
import { Fold } from './step-parts.tsx';

/** Colors of the runner-up that suit as well. */
export const Borrowed = ({ result }: { readonly result: AnalysisResult }): ReactNode => (
  <Fold title="Six colors to borrow" lead={textsOf(result, 'borrowed')[0]}>
    <ClothGrid id="borrowed" columns={6} colors={colorsOf(result, 'borrowed')} />
  </Fold>
);
