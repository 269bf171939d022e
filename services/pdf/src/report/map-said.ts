import type { Axis, AxisScores, Evidence, SeasonName } from '@trueseason/contracts';
import { decidedAlone, decidingAxis, isSeasonName, RING, RING_ORDER } from '@trueseason/seasons';
import { AXIS_WORDS, isBeyond } from '@trueseason/seasons/axis-words';
import { listed } from '@trueseason/seasons/listed';
import { DOT, OWN_DOT } from './parts/axis-map.tsx';

/** Across, and up. */
export const MAPPED = ['temperature', 'value'] as const;

/**
 * Of somebody on the map of the seasons: first whether it shows them apart from their own season, then why that one is theirs,
 * and where the second lies. "" where nothing on the map asks for a word.
 */
export function mapSaid(season: string, evidence: Evidence): string {
  if (!isSeasonName(season)) return secondSaid(evidence);
  const { axes } = evidence;
  const own = RING[season].axes;
  if (reach(axes, own) <= 1)
    return [nearerSaid(season, evidence), secondSaid(evidence)].filter((said) => said !== '').join(' ');
  const isAtEdge = !isOutside(axes, own, OWN_DOT);
  const isAnybodys = isAtEdge || RING_ORDER.some((name) => !isOutside(axes, RING[name].axes));
  const apart = `In these two traits you lie ${isAtEdge ? 'at the edge of' : 'outside'} what is usual for ${isAnybodys ? season : 'any season'}${fartherSaid(axes)}.`;
  return `${apart} ${stillTheirs(season, evidence, isAnybodys)}`;
}

/** Of somebody farther out than every season, in which direction: it leads away from the others, and not out of theirs. */
function fartherSaid(axes: AxisScores): string {
  const mores = MAPPED.filter((axis) => isBeyond(axes[axis])).map(
    (axis) => AXIS_WORDS[axis][axes[axis].value < 0 ? 'low' : 'high'].more,
  );
  return mores.length > 0 ? `: you are ${listed(mores)} than the middle of any` : '';
}

/** Why a season is theirs that the map shows apart from them, in one sentence. */
function stillTheirs(season: SeasonName, evidence: Evidence, isNamed: boolean): string {
  const { runnerUp } = evidence;
  const isNearest = nearerThan(season, evidence).length === 0;
  const nearer = isNearest ? nearByRuler(season, evidence) : besidesNearest(season, evidence);
  const axis = decidedAlone(season, evidence);
  if (nearer.length === 0) {
    const against = `${axis ?? 'all four together'} decided against ${runnerUp}`;
    return `${isNamed ? 'It' : season} is still yours: no other lies nearer here, and ${against}.`;
  }
  const isOne = nearer.length === 1;
  const tie = isNearest
    ? nearer.every((name) => isAboutAsNear(onPaper, season, name, evidence))
    : isTie(season, evidence);
  const far = farOnPaper(evidence);
  const more = RING_ORDER.some((name) => !nearer.includes(name) && far(name) < far(season)) ? ', among others,' : '';
  const lie = `${listed(nearer)}${more} ${isOne ? 'lies' : 'lie'} ${tie ? 'about as near' : 'nearer'} here`;
  const against = whyNeither(season, evidence, nearer, isOne ? 'it' : 'both');
  return `${lie}, but ${against || `by all four traits together ${season} is nearest`}.`;
}

/** What lies nearer on the map than a season inside the ellipse, and why it is not the answer. */
function nearerSaid(season: SeasonName, evidence: Evidence): string {
  const nearer = nearerThan(season, evidence);
  const [nearest, next] = nearer;
  if (!nearest) return '';
  const tie = isTie(season, evidence);
  const lie = tie
    ? `By these two alone ${listed([...nearer, season])} lie about as near to you`
    : `By these two alone ${nearest} lies nearest to you${next ? `, and ${next} nearer than ${season}` : ''}`;
  // By name where "it" and "both" could be taken for the answer.
  const against = whyNeither(season, evidence, nearer, tie ? listed(nearer) : next ? 'both' : 'it');
  return `${lie}; ${against || `by all four traits ${season} ${tie ? 'is nearest' : 'does'}`}.`;
}

/** The season that lies nearest on the map and the runner-up, where they lie nearer than the answer. */
function nearerThan(season: SeasonName, { axes, runnerUp }: Evidence): SeasonName[] {
  // As the ellipse does, so that what lies inside it is nearer than what lies outside.
  const far = (name: SeasonName) => reach(axes, RING[name].axes);
  const nearest = RING_ORDER.reduce((best, name) => (far(name) < far(best) ? name : best), season);
  if (nearest === season) return [];
  return isSeasonName(runnerUp) && runnerUp !== nearest && far(runnerUp) < far(season)
    ? [nearest, runnerUp]
    : [nearest];
}

/** The same, and where that is one season, another whose dot a ruler finds about as near to the cross. */
function besidesNearest(season: SeasonName, evidence: Evidence): SeasonName[] {
  const nearer = nearerThan(season, evidence);
  const [nearest, second] = nearer;
  if (!nearest || second) return nearer;
  const far = farOnPaper(evidence);
  const others = RING_ORDER.filter(
    (name) => name !== nearest && far(name) < far(season) && isAboutAsNear(onPaper, name, nearest, evidence),
  );
  return [nearest, ...others.toSorted((a, b) => far(a) - far(b)).slice(0, 1)];
}

/** Of two distances on the map, the larger over the smaller one: below it no eye tells which is nearer. */
const ABOUT_AS_NEAR = 1.1;

function isTie(season: SeasonName, { axes }: Evidence): boolean {
  const distances = RING_ORDER.map((name) => reach(axes, RING[name].axes));
  return reach(axes, RING[season].axes) < ABOUT_AS_NEAR * Math.min(...distances);
}

/**
 * Of the seasons that lie about as near as one that the ellipse has nearest, the nearest two; a ruler on the paper may have
 * them nearer, since the ellipse is longer along the axis that is less sure.
 */
function nearByRuler(season: SeasonName, evidence: Evidence): SeasonName[] {
  const far = farOnPaper(evidence);
  const others = RING_ORDER.filter(
    (name) => name !== season && [reach, onPaper].some((ruler) => isAboutAsNear(ruler, name, season, evidence)),
  );
  return others.toSorted((a, b) => far(a) - far(b)).slice(0, 2);
}

/** Whether one season lies no farther off than another, as far as an eye tells. */
const isAboutAsNear = (ruler: typeof onPaper, one: SeasonName, other: SeasonName, { axes }: Evidence): boolean =>
  ruler(axes, RING[one].axes) < ABOUT_AS_NEAR * ruler(axes, RING[other].axes);

/** Of a runner-up outside the ellipse, or that touches its line; "" of any other. */
function secondSaid({ axes, runnerUp }: Evidence): string {
  if (!isSeasonName(runnerUp)) return '';
  const place = RING[runnerUp].axes;
  if (isOutside(axes, place)) return `By all four, ${runnerUp} comes second, though it lies outside here.`;
  return reach(axes, place) > 1 ? `By all four, ${runnerUp} comes second; here its dot touches the line.` : '';
}

/**
 * What decided against seasons that lie nearer on the map: the same as is told of each where the answer is explained. ""
 * where no trait that the map leaves out did against one of them.
 * @param them all of them, after "against"
 */
function whyNeither(
  season: SeasonName,
  { axes, runnerUp, decidingAxis: told }: Evidence,
  nearer: readonly SeasonName[],
  them: string,
): string {
  const deciders = nearer.flatMap((name) => {
    const loudest = name === runnerUp ? told : decidingAxis(season, name, axes);
    const axis = decidedAlone(season, { axes, runnerUp: name, decidingAxis: loudest });
    // A trait of the map is seen on it, where it did not decide.
    return axis && !MAPPED.some((mapped) => mapped === axis) ? [{ axis, name }] : [];
  });
  const [first, ...more] = deciders;
  if (!first || deciders.length < nearer.length) return '';
  if (more.every(({ axis }) => axis === first.axis)) return `${first.axis} decided against ${them}`;
  return listed(deciders.map(({ axis, name }) => `${axis} decided against ${name}`));
}

type Place = Readonly<Record<Axis, number>>;

/** Whether a season's dot is seen outside the ellipse of the map: one that its line runs through is not. */
const isOutside = (axes: AxisScores, place: Place, dot = DOT): boolean => reach(axes, place, dot) > 1;

/** How far off a season's place lies on the paper, where both axes have one scale. */
const onPaper = (axes: AxisScores, place: Place): number =>
  Math.hypot(...MAPPED.map((axis) => axes[axis].value - place[axis]));

const farOnPaper =
  ({ axes }: Evidence) =>
  (name: SeasonName): number =>
    onPaper(axes, RING[name].axes);

/** How far off a season's place lies on the map: 1 on the ellipse, or that far outside its line. */
const reach = (axes: AxisScores, place: Place, beyond = 0): number =>
  Math.hypot(...MAPPED.map((axis) => (axes[axis].value - place[axis]) / (2 * axes[axis].sd + beyond)));
