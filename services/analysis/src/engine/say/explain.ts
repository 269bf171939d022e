import {
  AXES,
  type Axis,
  type AxisScores,
  type Estimate,
  type Feature,
  familyOf,
  type SeasonName,
} from '@trueseason/contracts';
import { claimOf, isStrong, together } from '@trueseason/seasons/axis-claims';
import { AXIS_WORDS, axisFigure, isBeyond } from '@trueseason/seasons/axis-words';
import { certaintyMeaning, certaintyOf } from '@trueseason/seasons/certainty';
import { advisedContrast } from '@trueseason/seasons/contrast-level';
import { decidedAgainst, isBorderNear, mayWearToo, whereYouLie } from '@trueseason/seasons/decided-against';
import { decidingAxis, ONE_TRAIT } from '@trueseason/seasons/deciding-axis';
import { listed } from '@trueseason/seasons/listed';
import { RING, ringDistance, TO_A_SIDE } from '@trueseason/seasons/ring';
import { speaksFor, spokeFor } from '@trueseason/seasons/spoke-for';
import { isLight, seasonBetween, sharedAxes } from '../place/index.ts';
import { type Counts, measuredOn } from './measured-on.ts';

/** Nearer to the middle than this, a season is told to be of moderate depth in its own words. */
const PLAINLY = 0.4;

const endOf = (axis: Axis, value: number): string => AXIS_WORDS[axis][value < 0 ? 'low' : 'high'].is;

/**
 * What both seasons are, as in "Soft Summer and Soft Autumn are both soft."; "" when they share no trait. Beside `decided`,
 * which told them apart, only if that is all that they share.
 */
export function sharedTraits(first: SeasonName, second: SeasonName, decided?: Axis): string {
  const shared = sharedAxes(first, second);
  const others = shared.filter(([axis]) => axis !== decided);
  const traits = (others.length > 0 ? others : shared).map(([axis, value]) => {
    const end = endOf(axis, value);
    return Math.abs(value) < PLAINLY ? `on the ${end} side` : end;
  });
  return traits.length > 0 ? `${first} and ${second} are both ${listed(traits)}.` : '';
}

/** Somebody between two seasons is told what both are. */
function certaintySaid(confidence: number, first: SeasonName, runnerUp: SeasonName): string {
  const meaning = certaintyMeaning({ confidence, runnerUp });
  const shared = certaintyOf({ confidence }) === 'between' ? sharedTraits(first, runnerUp) : '';
  return [meaning, shared].filter(Boolean).join(' ');
}

const inUncertainties = ({ value, sd }: Estimate): number => Math.abs(value) / sd;

/** From here on a season is what it is by that trait: who has more of it has more of the season. */
const AT_ITS_END = 0.8;

/** Whether somebody lies farther out than a season, surely. */
const isPast = (axis: Axis, { value, sd }: Estimate, season: SeasonName): boolean =>
  (value - RING[season].axes[axis]) * Math.sign(value) > 2 * sd;

/** After the name of an axis: a place beyond it has no figure. */
function placeSaid(axis: Axis, score: Estimate, season: SeasonName): string {
  const { low, high } = AXIS_WORDS[axis];
  const place = isBeyond(score)
    ? `where you lie at the ${(score.value < 0 ? low : high).label} end of the scale`
    : `${axisFigure(score)}, where \u22121 is ${low.is} and +1 ${high.is}`;
  // On the chart below, their mark lies well beyond the season's: not told, the trait would seem to fit worst.
  return isPast(axis, score, season) ? `${place}, farther out than is usual for ${season}` : place;
}

/** Chroma is read off hair and eyes beside the skin, as contrast seems to be; weights in place/axes.ts. */
const NOT_CONTRAST =
  'Contrast is another matter: brows count for it nearly as much as hair, and light eyes add to clearness but take from contrast.';

/** In spreads from the middle of people: nearer to it, a feature makes nobody clear or soft. */
const TELLS = 0.3;

/** Which of their features make somebody clear or soft: that dark eyes do, which stand out, reads as a mistake unsaid. */
function chromaSide(
  { value }: Pick<Estimate, 'value'>,
  light: boolean,
  counts: Counts,
  clearness: Clearness,
): readonly string[] {
  const side = Math.sign(value);
  const tells = (feature: 'hair' | 'iris') => counts('chroma', feature) && (clearness[feature] ?? 0) * side > TELLS;
  const hair = tells('hair') && `your hair stands out from your skin ${side < 0 ? 'less' : 'more'} than in most people`;
  const eyes =
    tells('iris') &&
    (side < 0
      ? 'your eyes are dark, where light eyes count as clear'
      : 'your eyes are lighter beside your skin than most people’s');
  return [hair && `${hair}${light ? ' as light as you' : ''}`, eyes].filter((said) => said !== false);
}

/** Whether somebody's contrast is told to be otherwise than their clearness. */
const isUnlikeContrast = (season: SeasonName, { chroma, contrast }: AxisScores): boolean =>
  advisedContrast(season, contrast.value) !== (chroma.value > 0 ? 'high' : 'low');

/** By feature, in spreads from the middle of people: clear above 0. */
type Clearness = Partial<Readonly<Record<Feature, number>>>;

interface Known {
  readonly counts?: Counts;
  /** Whose depth it is, where that is not the skin's. */
  readonly depth?: string;
  readonly clearness?: Clearness;
}

/**
 * @param confidence null leaves it to the caller to say how sure the answer is
 */
export function explain(
  first: SeasonName,
  second: SeasonName,
  axes: AxisScores,
  confidence: number | null,
  { counts = () => true, depth = '', clearness = {} }: Known = {},
): { why: string; whyNotRunnerUp: string } {
  // Only what lies on the season's own side can be said to put somebody there.
  const speaks = (axis: Axis) => axes[axis].value * Math.sign(RING[first].axes[axis]);
  const order = [...AXES].sort((a, b) => speaks(b) - speaks(a));
  // Of a season near the middle of an axis, or of a contrast that is called moderate, that cannot be said either.
  const isTold = (axis: Axis) =>
    Math.abs(RING[first].axes[axis]) >= TO_A_SIDE &&
    (axis !== 'contrast' || advisedContrast(first, axes.contrast.value) !== 'medium');
  const named = order
    .filter((axis) => speaks(axis) > 0 && claimOf(axes[axis]) !== 'middle' && isTold(axis))
    // A third only where it is as plain as the others: it may be what the season is named for.
    .filter((axis, i) => i < 2 || (i === 2 && isStrong(axes[axis])));
  // Nobody is told first of what they also hear spoke for the runner-up, while there is another trait to tell.
  const surestFirst = [...named].sort((a, b) => inUncertainties(axes[b]) - inUncertainties(axes[a]));
  const own = surestFirst.filter((axis) => !speaksFor(second, first, axis, axes));
  const decider = decidingAxis(first, second, axes);
  // Nor of one in which they lie far beyond the season, while they lie near it in another; nor of a doubtful one before
  // the trait that decided.
  const isMisplaced = (axis: Axis) => Math.abs(RING[first].axes[axis]) < AT_ITS_END && isPast(axis, axes[axis], first);
  const told = own.find((axis) => !isMisplaced(axis)) ?? own[0];
  const isDoubtful = told !== undefined && inUncertainties(axes[told]) < 1 && whereYouLie(decider, first, second, axes);
  const lead = (isDoubtful ? decider : told) ?? surestFirst[0] ?? decider;
  const ownDepth = named.includes('value') ? depth : '';
  const traits = together(named.filter((axis) => !(ownDepth && axis === 'value')).map((axis) => [axis, axes[axis]]));

  // Only the axis that decided is said to speak against the runner-up.
  const decided = lead === decider && whereYouLie(decider, first, second, axes);
  const other = decided ? `What speaks for it rather than for ${second}` : ONE_TRAIT;
  const surest = `The ${lead === named[0] ? 'strongest' : 'surest'} of its traits in you`;
  const what = named.length === 0 ? 'What tips it' : lead === surestFirst[0] ? surest : other;

  const light = isLight(axes.value.value);
  const side = chromaSide(axes.chroma, light, counts, clearness);
  const why = [
    ...(named.length === 0
      ? [`Your coloring lies near the middle of every scale, and ${first} is the nearest season.`]
      : [
          traits && `Your coloring ${traits}.`,
          ownDepth,
          `Of the twelve seasons, ${first} lies nearest by all four traits together.`,
        ].filter(Boolean)),
    `${what} is ${lead}, ${placeSaid(lead, axes[lead], first)}: ${(lead === 'chroma' && side.join(', and ')) || measuredOn(lead, counts, light)}.`,
    lead === 'chroma' && isUnlikeContrast(first, axes) ? NOT_CONTRAST : '',
    lead !== 'chroma' && decider === 'chroma' && side[0]
      ? `What makes you ${endOf('chroma', axes.chroma.value)}: ${side[0]}.`
      : '',
    ...(confidence === null ? [] : [certaintySaid(confidence, first, second)]),
  ]
    .filter(Boolean)
    .join(' ');
  return { why, whyNotRunnerUp: whyNot(first, second, axes, confidence) };
}

/** Why a runner-up that is no neighbor on the ring comes into question at all; "" for a neighbor. */
function whyThere(first: SeasonName, second: SeasonName, axes: AxisScores): string {
  if (ringDistance(first, second) <= 1) return '';
  const between = seasonBetween(first, second);
  const shared = sharedTraits(first, second);
  if (!between) return shared;
  const axis = decidingAxis(first, between, axes);
  const { more } = AXIS_WORDS[axis][RING[between].axes[axis] > axes[axis].value ? 'high' : 'low'];
  return `${shared} ${between}, which lies between them, is ${more} than you are.`.trim();
}

function whyNot(first: SeasonName, second: SeasonName, axes: AxisScores, confidence: number | null): string {
  return [
    `${second} is the runner-up${familyOf(first) === familyOf(second) ? ', in the same family' : ''}.`,
    whyThere(first, second, axes),
    decidedAgainst(first, second, axes),
    isBorderNear(first, second, axes) ? borderSaid(decidingAxis(first, second, axes), second, confidence) : '',
    spokeFor(first, second, axes),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A border that is near on the one trait that decided; an answer that is called clear is not denied by it. */
function borderSaid(decider: Axis, second: SeasonName, confidence: number | null): string {
  return confidence !== null && certaintyOf({ confidence }) === 'clear'
    ? `All four traits together repeat the answer. On ${decider} alone the border is close, so colors of ${second} may suit you as well.`
    : mayWearToo(second);
}
