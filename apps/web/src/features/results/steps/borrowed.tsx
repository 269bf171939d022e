import type { AnalysisResult } from '@trueseason/contracts';
import { borrowedColors } from '@trueseason/seasons/borrowed-colors';
import { isSeasonName } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { ClothGrid } from '../../../components/swatch/cloth-swatch.tsx';
import { Section } from './step-parts.tsx';

/** What the doubt is good for: colors of the runner-up that suit as well. */
export function Borrowed({ result: { season, evidence } }: { readonly result: AnalysisResult }): ReactNode {
  const { runnerUp } = evidence;
  if (!isSeasonName(season) || !isSeasonName(runnerUp)) return null;
  return (
    <Section
      title={`You borrow from ${runnerUp}: these six colors`}
      lead="From the season beside yours: none of them is in your palette, and all of them keep its company."
    >
      <ClothGrid id="borrowed" columns={6} colors={borrowedColors(season, runnerUp)} />
    </Section>
  );
}
