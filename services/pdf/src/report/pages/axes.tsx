import { AXES, type Axis, type AxisScores, type Evidence, type SeasonName } from '@trueseason/contracts';
import {
  AXIS_WORDS,
  decidedAlone,
  decidingAxis,
  isBeyond,
  isSeasonName,
  RING,
  RING_ORDER,
  readFrom,
  scaleFigure,
} from '@trueseason/seasons';
import { capital } from '@trueseason/seasons/capital';
import { listed } from '@trueseason/seasons/listed';
import type { MeasuredContext } from '../page-context.ts';
import { AxisMap, DOT } from '../parts/axis-map.tsx';
import { AxisScale } from '../parts/axis-scale.tsx';
import { Page } from '../parts/page.tsx';

/** Across, and up. */
const MAPPED = ['temperature', 'value'] as const;

export function Axes(context: MeasuredContext) {
  const { report } = context;
  const { evidence, result, accent } = report;
  const own = isSeasonName(result.season) ? RING[result.season].axes : undefined;
  const decider = decidedAlone(result.season, evidence);
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
              <p className="axis-value num">{scaleFigure(evidence.axes[axis])}</p>
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
            Temperature runs across, value upwards
            {MAPPED.some((axis) => isBeyond(evidence.axes[axis])) && ', both farther than on the scales above'}. The
            cross is you, and the ellipse reaches as far as twice the uncertainty: a season inside it cannot be ruled
            out by these two traits alone.
            {own ? besideOwn(evidence, result.season, own) : secondSaid(evidence)}
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

/** Why the season is this one where the map does not show it, and which of the first two the map leaves outside. */
function besideOwn(evidence: Evidence, season: SeasonName, own: Place): string {
  const { axes, runnerUp } = evidence;
  const second = secondSaid(evidence);
  // As the ellipse does, so that what lies inside it is nearer than what lies outside.
  const far = (name: SeasonName) => reach(axes, RING[name].axes);
  const nearest = RING_ORDER.reduce((best, name) => (far(name) < far(best) ? name : best), season);
  const outside = isOutside(axes, own);
  if (nearest === season)
    return `${outside ? ` You lie farther out than ${season} does here, and by all four traits it is the nearest.` : ''}${second}`;
  const isNext = isSeasonName(runnerUp) && runnerUp !== nearest && far(runnerUp) < far(season);
  const nearer = isNext ? [nearest, runnerUp] : [nearest];
  const isTie = far(season) < ABOUT_AS_NEAR * far(nearest);
  const lie = isTie
    ? `By these two alone ${listed([...nearer, season])} lie about as near to you`
    : `By these two alone ${nearest} lies nearest to you${isNext ? `, and ${runnerUp} nearer than ${season}` : ''}`;
  const against = whyNeither(evidence, season, nearer, isTie);
  if (!against)
    return ` ${lie}; by all four traits ${season} ${isTie ? 'is nearest' : 'does'}${outside ? ', though it lies outside here' : ''}.${second}`;
  if (!outside) return ` ${lie}; ${against}.${second}`;
  const which = second ? `and ${runnerUp} second, though both lie` : 'though it lies';
  return ` ${lie}; ${against}. By all four, ${season} is nearest, ${which} outside here.`;
}

/** Of a runner-up outside the ellipse, or that touches its line; "" of any other. */
function secondSaid({ axes, runnerUp }: Evidence): string {
  if (!isSeasonName(runnerUp)) return '';
  const place = RING[runnerUp].axes;
  if (isOutside(axes, place)) return ` By all four, ${runnerUp} comes second, though it lies outside here.`;
  return reach(axes, place) > 1 ? ` By all four, ${runnerUp} comes second; here its dot touches the line.` : '';
}

/**
 * What decided against seasons that lie nearer on the map: the same as is told of each where the answer is explained. ""
 * where no trait did that the map leaves out.
 * @param byName where "it" and "both" could be taken for the answer
 */
function whyNeither(
  { axes, runnerUp, decidingAxis: told }: Evidence,
  season: SeasonName,
  nearer: SeasonName[],
  byName: boolean,
): string {
  const deciders = nearer.flatMap((name) => {
    const loudest = name === runnerUp ? told : decidingAxis(season, name, axes);
    const axis = decidedAlone(season, { axes, runnerUp: name, decidingAxis: loudest });
    // A trait of the map is seen on it, where it did not decide.
    return axis && !MAPPED.some((mapped) => mapped === axis) ? [{ axis, name }] : [];
  });
  const [first, ...more] = deciders;
  if (!first) return '';
  const isOne = deciders.length === nearer.length && more.every(({ axis }) => axis === first.axis);
  if (isOne) {
    const them = byName ? listed(nearer) : more.length > 0 ? 'both' : 'it';
    return `${first.axis} decided against ${them}`;
  }
  return listed(deciders.map(({ axis, name }) => `${axis} decided against ${name}`));
}

/** Of two distances on the map, the larger over the smaller one: below it no eye tells which is nearer. */
const ABOUT_AS_NEAR = 1.1;

type Place = Readonly<Record<Axis, number>>;

/** Whether a season's dot is seen outside the ellipse of the map: one that its line runs through is not. */
const isOutside = (axes: AxisScores, place: Place): boolean => reach(axes, place, DOT) > 1;

/** How far off a season's place lies on the map: 1 on the ellipse, or that far outside its line. */
const reach = (axes: AxisScores, place: Place, beyond = 0): number =>
  Math.hypot(...MAPPED.map((axis) => (axes[axis].value - place[axis]) / (2 * axes[axis].sd + beyond)));
