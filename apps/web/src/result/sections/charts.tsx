import { SEASON_COUNT } from '@trueseason/contracts';
import { AxisDiagram, SeasonRing } from '@trueseason/print/drawings';
import { questionOf } from '@trueseason/style/seasons/deciding-axis';
import { isSeasonName, RING, ringSeasonOr } from '@trueseason/style/seasons/ring';
import { Plate } from '../../ui/plate/plate.tsx';
import type { ResultContext, Row } from '../layout/page.tsx';

/** The person on the four axes, and the season among the twelve. */
export function chartRow({ result: { season, evidence } }: Pick<ResultContext, 'result'>): Row {
  const knownSeason = isSeasonName(season) ? season : undefined;
  const axes = (
    <Plate caption="The dot is you, the bar one standard uncertainty either way; the dotted notch is the season.">
      <AxisDiagram
        scores={evidence.axes}
        season={knownSeason && RING[knownSeason].axes}
        deciding={evidence.decidingAxis}
        question={knownSeason && questionOf(knownSeason, evidence)}
        runnerUp={evidence.runnerUp}
        accent={ringSeasonOr(season).arc}
        title={`Color dimensions of ${season}`}
      />
    </Plate>
  );
  const ring = (
    <SeasonRing
      season={knownSeason}
      runnerUp={evidence.runnerUp}
      labels="large"
      id="chart"
      title="The twelve seasons in ring order"
    />
  );
  return {
    split: [
      {
        title: 'Color Dimensions',
        look: 'closed',
        body: axes,
      },
      {
        title: `The ${SEASON_COUNT} seasons`,
        look: 'closed',
        body: ring,
      },
    ],
  };
}
