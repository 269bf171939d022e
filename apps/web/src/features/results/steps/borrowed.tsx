import type { AnalysisResult } from '@trueseason/contracts';
import { borrowedColors, borrowedFrom } from '@trueseason/seasons/borrowed-colors';
import { isSeasonName } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { Fold } from './step-parts.tsx';

/** What the doubt is good for: colors of the runner-up that suit as well. */
export function Borrowed({ result: { season, evidence } }: { readonly result: AnalysisResult }): ReactNode {
  const { runnerUp } = evidence;
  if (!isSeasonName(season) || !isSeasonName(runnerUp)) return null;
  const { isBeside, lead } = borrowedFrom(season, runnerUp, evidence);
  const colors = borrowedColors(season, runnerUp, evidence.axes);
  return (
    <Fold title={`You borrow from ${runnerUp}: these six colors`} lead={lead}>
      {/* Where the other season wears them is no advice to somebody far from it. */}
      <ClothGrid id="borrowed" columns={6} colors={isBeside ? colors : colors.map(({ wear: _, ...color }) => color)} />
    </Fold>
  );
}
