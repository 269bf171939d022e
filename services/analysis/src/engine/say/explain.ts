import { AXES, type Axis, type AxisScores, type Estimate, familyOf, type SeasonName } from '@trueseason/contracts';
import { claimOf, isStrong, together } from '@trueseason/seasons/axis-claims';
import { AXIS_WORDS, axisFigure, isBeyond } from '@trueseason/seasons/axis-words';
import { capital } from '@trueseason/seasons/capital';
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

/**
 * What both seasons are, as in "Soft Summer and Soft Autumn are both soft."; "" when they share no trait. Beside `decided`,
 * which told them apart, only if that is all that they share.
 */
export function sharedTraits(first: SeasonName, second: SeasonName, decided?: Axis): string {
  const shared = sharedAxes(first, second);
  const others = shared.filter(([axis]) => axis !== decided);
  const traits = (others.length > 0 ? others : shared).map(([axis, value]) => {
    const end = AXIS_WORDS[axis][value < 0 ? 'low' : 'high'].is;
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

/** After the name of an axis: a place beyond it has no figure. */
function placeSaid(axis: Axis, score: Estimate): string {
  const { low, high } = AXIS_WORDS[axis];
  return isBeyond(score)
    ? `where you lie at the ${(score.value < 0 ? low : high).label} end of the scale`
    : `${axisFigure(score)}, where \u22121 is ${low.is} and +1 ${high.is}`;
}

/** Chroma is read off hair and eyes beside the skin, as contrast seems to be; weights in place/axes.ts. */
const NOT_CONTRAST =
  'Contrast is another matter: brows count for it nearly as much as hair, and light eyes add to clearness but take from contrast.';

/** Which way what it was read from counts: soft coloring around dark eyes reads as a mistake otherwise. */
function chromaSide({ value }: Estimate, counts: Counts): string {
  const [eyes, hair, side] =
    value < 0 ? ['dark eyes', 'hair close to your skin', 'soft'] : ['light eyes', 'hair far from your skin', 'clear'];
  const seen = [counts('chroma', 'iris') && eyes, counts('chroma', 'hair') && hair].filter((name) => name !== false);
  return seen.length > 1 ? `${capital(listed(seen))} count as ${side}.` : '';
}

/** Whether somebody's contrast is told to be otherwise than their clearness. */
const isUnlikeContrast = (season: SeasonName, { chroma, contrast }: AxisScores): boolean =>
  advisedContrast(season, contrast.value) !== (chroma.value > 0 ? 'high' : 'low');

/**
 * @param confidence null leaves it to the caller to say how sure the answer is
 * @param depth whose depth it is, where that is not the skin's
 */
export function explain(
  first: SeasonName,
  second: SeasonName,
  axes: AxisScores,
  confidence: number | null,
  { counts = () => true, depth = '' }: { readonly counts?: Counts; readonly depth?: string } = {},
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
  const own = surestFirst.find((axis) => !speaksFor(second, first, axis, axes));
  const decider = decidingAxis(first, second, axes);
  const lead = own ?? surestFirst[0] ?? decider;
  const ownDepth = named.includes('value') ? depth : '';
  const traits = together(named.filter((axis) => !(ownDepth && axis === 'value')).map((axis) => [axis, axes[axis]]));

  // Only the axis that decided is said to speak against the runner-up.
  const decided = lead === decider && whereYouLie(decider, first, second, axes);
  const other = decided ? `What speaks for it rather than for ${second}` : ONE_TRAIT;
  const surest = `The ${lead === named[0] ? 'strongest' : 'surest'} of its traits in you`;
  const what = named.length === 0 ? 'What tips it' : lead === surestFirst[0] ? surest : other;

  const why = [
    ...(named.length === 0
      ? [`Your coloring lies near the middle of every scale, and ${first} is the nearest season.`]
      : [
          traits && `Your coloring ${traits}.`,
          ownDepth,
          `Of the twelve seasons, ${first} lies nearest by all four traits together.`,
        ].filter(Boolean)),
    `${what} is ${lead}, ${placeSaid(lead, axes[lead])}: ${measuredOn(lead, counts, isLight(axes.value.value))}.`,
    ...(lead === 'chroma'
      ? [isUnlikeContrast(first, axes) ? NOT_CONTRAST : chromaSide(axes.chroma, counts)].filter(Boolean)
      : []),
    ...(confidence === null ? [] : [certaintySaid(confidence, first, second)]),
  ].join(' ');
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
