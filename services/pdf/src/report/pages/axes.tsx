import { AXES, type Axis, type AxisScores, type SeasonName } from '@trueseason/contracts';
import { AXIS_WORDS, axisFigure, decidedAlone, isSeasonName, RING, RING_ORDER, readFrom } from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import type { MeasuredContext } from '../page-context.ts';
import { AxisMap } from '../parts/axis-map.tsx';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page } from '../parts/page.tsx';

/** Across, and up. */
const MAPPED = ['temperature', 'value'] as const;

export function Axes(context: MeasuredContext) {
  const { report } = context;
  const { evidence, result, accent } = report;
  const own = isSeasonName(result.season) ? RING[result.season].axes : undefined;
  const decider = decidedAlone(result.season, evidence);
  const second = isSeasonName(evidence.runnerUp) ? RING[evidence.runnerUp].axes : undefined;
  return (
    <Page
      context={context}
      className="axes"
      lead={`The bold line is you, the band its uncertainty; ${own ? `the diamond is ${result.season}, the ticks are the other seasons` : 'the ticks are the seasons'}.`}
    >
      <ul>
        {AXES.map((axis) => {
          const words = AXIS_WORDS[axis];
          return (
            <li key={axis}>
              <p className="axis-name">
                {words.name} {axis === decider && <em>decided against {evidence.runnerUp}</em>}
                <span className="note">{readFrom(axis, evidence)}</span>
              </p>
              <AxisScale
                estimate={evidence.axes[axis]}
                season={own?.[axis]}
                low={capital(words.low.label)}
                high={capital(words.high.label)}
                color={accent}
                others={Object.values(RING).map(({ axes }) => axes[axis])}
              />
              <p className="axis-value num">{axisFigure(evidence.axes[axis])}</p>
            </li>
          );
        })}
      </ul>
      {evidence.warmth && <p className="note warmth">{evidence.warmth}</p>}
      <figure className="axis-map">
        <AxisMap report={report} x={MAPPED[0]} y={MAPPED[1]} />
        <figcaption>
          <h3>Among the twelve</h3>
          <p>
            Temperature runs across, value upwards. The cross is you, and the ellipse reaches as far as twice the
            uncertainty: a season inside it cannot be ruled out by these two traits alone.
            {own && besideOwn(evidence.axes, result.season, own)}
            {second &&
              isOutside(evidence.axes, second) &&
              ` By all four, ${evidence.runnerUp} comes second, though it lies outside here.`}
          </p>
          <p className="note">
            Seasons that lie close together here, such as a bright and a soft one, part on the other two traits: chroma
            and contrast.
          </p>
        </figcaption>
      </figure>
    </Page>
  );
}

/** Why the season is this one where the map does not show it. */
function besideOwn(axes: AxisScores, season: SeasonName, own: Place): string {
  if (isOutside(axes, own))
    return ` You lie farther out than ${season} does here, and by all four traits it is the nearest.`;
  const far = (name: SeasonName) => Math.hypot(...MAPPED.map((axis) => axes[axis].value - RING[name].axes[axis]));
  const nearest = RING_ORDER.reduce((best, name) => (far(name) < far(best) ? name : best), season);
  return nearest === season ? '' : ` By these two alone ${nearest} lies nearer to you, by all four ${season} does.`;
}

type Place = Readonly<Record<Axis, number>>;

/** Whether a season's place lies outside the ellipse of the map. */
const isOutside = (axes: AxisScores, place: Place): boolean =>
  Math.hypot(...MAPPED.map((axis) => (axes[axis].value - place[axis]) / (2 * axes[axis].sd))) > 1;
