import { type AnalysisResult, SEASON_COUNT } from '@trueseason/contracts';
import { AxisDiagram, SeasonRing } from '@trueseason/drawings';
import { isSeasonName, RING, ringSeasonOr } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { Draping } from '../../drape/draping.tsx';
import { colorsOf } from '../../order/read-result.ts';
import { Plate } from '../../ui/plate/plate.tsx';
import styles from './palette.module.css';
import { PaletteGroups } from './palette-groups.tsx';
import { SaveColors } from './save-colors.tsx';
import { Fold, Split, StepHead, StepPage } from './step-parts.tsx';

export interface PaletteStepProps {
  readonly result: AnalysisResult;
  readonly orderId: string;
}

export function PaletteStep({ result, orderId }: PaletteStepProps): ReactNode {
  const { season, evidence } = result;
  return (
    <StepPage>
      <StepHead title="Color Palette" />
      <section className={styles.onYou}>
        <h2 className="visually-hidden">On you</h2>
        <Draping orderId={orderId} result={result} />
      </section>
      <PaletteGroups result={result} />
      <SaveColors
        palette={{
          season,
          subtitle: ringSeasonOr(season).subtitle,
          groups: [
            { name: 'Neutrals', colors: colorsOf(result, 'neutrals') },
            { name: 'Lights', colors: colorsOf(result, 'lights') },
            { name: 'Brights', colors: colorsOf(result, 'brights') },
          ],
        }}
      />
      <Split>
        <Fold closed title="Color Dimensions" lead="Where you fall on the four axes that set the seasons apart.">
          <Plate caption="The dot is you, the bar one standard uncertainty either way; the dotted notch is the season.">
            <AxisDiagram
              scores={evidence.axes}
              season={isSeasonName(season) ? RING[season].axes : undefined}
              deciding={evidence.decidingAxis}
              runnerUp={evidence.runnerUp}
              accent={ringSeasonOr(season).arc}
              title={`Color dimensions of ${season}`}
            />
          </Plate>
        </Fold>
        <Fold closed title={`The ${SEASON_COUNT} seasons`} lead="Each shares a trait with its two neighbors.">
          <SeasonRing
            season={isSeasonName(season) ? season : undefined}
            runnerUp={evidence.runnerUp}
            labels="large"
            id="chart"
            title="The twelve seasons in ring order"
          />
        </Fold>
      </Split>
    </StepPage>
  );
}
