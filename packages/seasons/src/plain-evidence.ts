import type { Axis, Evidence, SeasonName } from '@trueseason/contracts';
import { together } from './axis-claims.ts';
import { AXIS_WORDS, FRAME } from './axis-words.ts';
import { lowAllTheSame } from './beside-skin.ts';
import { certaintySaid } from './certainty.ts';
import { advisedContrast } from './contrast-level.ts';
import { decidedAlone, togetherAgainst } from './decided-against.ts';
import { partOf } from './feature-words.ts';
import { listed } from './listed.ts';
import { isSeasonName, RING, TO_A_SIDE } from './ring.ts';
import { whoseDepth } from './whose-depth.ts';

/** Nearer to the middle of an axis than this, or than its standard uncertainty, nothing is said of it. */
const MIDDLE = 0.15;
const TOLD = 3;

/** What was seen, why it is this season, and how sure that is: a sentence each, without a figure. */
export function plainEvidence(season: SeasonName, evidence: Evidence): readonly [string, string, string] {
  return [
    whatWasSeen(season, evidence),
    `Of the twelve seasons, ${season} lies nearest by all four traits together. ${againstRunnerUp(season, evidence)}`,
    certaintySaid(season, evidence),
  ];
}

const againstRunnerUp = (season: SeasonName, evidence: Evidence): string =>
  decidedAlone(season, evidence)
    ? `What decided against ${evidence.runnerUp} is ${decider(evidence)}.`
    : togetherAgainst(evidence.runnerUp);

const SIDE: Readonly<Record<Axis, (more: string) => string>> = {
  temperature: (more) => `you are ${more} than that season`,
  value: (more) => `your features together are ${more} than that season’s`,
  chroma: (more) => `your coloring is ${more} than that season’s`,
  contrast: (more) => `you are ${more} than that season`,
};

/** On which side of the runner-up they lie: what an axis was read from says nothing of where that left them. */
function decider(evidence: Evidence): string {
  const { runnerUp, decidingAxis: axis, axes } = evidence;
  if (!isSeasonName(runnerUp)) return readFrom(axis, evidence);
  const { low, high } = AXIS_WORDS[axis];
  return `that ${SIDE[axis]((axes[axis].value < RING[runnerUp].axes[axis] ? low : high).more)}`;
}

type Seen = Pick<Evidence['features'], 'hair' | 'iris' | 'brows'>;

/** Chroma is told by what it is: only what it is read from would sound like contrast. */
const CLARITY = 'how clear or soft your coloring is';

/** Of what an axis was read where hair, eyes or brows were not made out: only what is told is named. */
const PARTLY_SEEN: Readonly<Partial<Record<Axis, (seen: Seen) => string | null>>> = {
  temperature: ({ hair, iris }) => {
    if (hair && iris) return null;
    const warm = hair ? 'how warm or cool your hair is, and ' : iris ? 'how warm or cool your eyes are, and ' : '';
    return `${warm}how golden or rosy your skin ${warm ? '' : 'is'}`.trim();
  },
  chroma: ({ hair, iris, brows }) => {
    if (hair) return iris ? null : `${CLARITY}: your hair beside your skin`;
    const names = [brows && 'brows', iris && 'eyes'].filter((name) => name !== null);
    return `${CLARITY}: ${names.length > 0 ? `your ${listed(names)}` : FRAME} beside your skin`;
  },
  contrast: ({ hair, iris, brows }) => {
    if (hair && brows) return null;
    if (hair) return 'how far your hair lies from your skin in lightness';
    const names = brows ? 'your brows lie' : iris ? 'your eyes lie' : `${FRAME} lies`;
    return `how far ${names} from your skin in lightness`;
  },
};

/** What somebody's place on an axis was read from, after "this is". */
export const readFrom = (axis: Axis, { features }: Pick<Evidence, 'features'>): string =>
  PARTLY_SEEN[axis]?.(features) ?? AXIS_WORDS[axis].about;

/** How much darker than the hair, in L*, brows are that by themselves make the contrast high. */
const FAR_DARKER = 10;

/** @param contrast where it is told: high (1) or low (-1), or not (0) */
function featuresOf({ features }: Evidence, contrast: number): string {
  const { hair, brows } = features;
  // Where no hair is seen contrast rests on brows, be it high or low.
  const decide = brows && (hair ? contrast > 0 && brows.lab[0] < hair.lab[0] - FAR_DARKER : contrast !== 0);
  const seen = [
    'skin',
    hair && (hair.strands ? 'salt-and-pepper hair' : 'hair'),
    features.iris && 'eyes',
    decide ? partOf('brows', brows).said : null,
  ].filter((name) => name !== null);
  // Somewhere the skin was read, or there would be no result.
  return seen.length === 1 ? 'skin and what shows around it' : listed(seen);
}

/** The ends of the axes that the person leans to, the strongest lean first: in the grades that the measurements use. */
function whatWasSeen(season: SeasonName, evidence: Evidence): string {
  const axes = told(season, evidence.axes);
  const depth = axes.includes('value') ? whoseDepth(evidence) : '';
  const leaning = axes.filter((axis) => !(depth && axis === 'value'));
  const traits = together(
    leaning.map((axis) => [axis, evidence.axes[axis]]),
    { is: 'read as', leans: 'lean' },
  );
  if (!traits && depth) return depth;
  const contrast = axes.includes('contrast') ? Math.sign(evidence.axes.contrast.value) : 0;
  const seen = `Taken together, your ${featuresOf(evidence, contrast)} ${traits || 'read as moderate in every direction'}.`;
  return [seen, contrast < 0 ? lowAllTheSame(evidence) : '', depth].filter(Boolean).join(' ');
}

function told(season: SeasonName, axes: Evidence['axes']): readonly Axis[] {
  const measured = (Object.keys(AXIS_WORDS) as Axis[])
    .filter((axis) =>
      // Contrast is called low or high where the advice on clothes calls it that.
      axis === 'contrast'
        ? advisedContrast(season, axes.contrast.value) !== 'medium'
        : Math.abs(axes[axis].value) >= Math.max(MIDDLE, axes[axis].sd),
    )
    .sort((a, b) => Math.abs(axes[b].value) - Math.abs(axes[a].value));
  // What lies on the season's own side puts somebody there, and is what the measurements below say as well.
  const own = measured.filter((axis) => axis === 'contrast' || axes[axis].value * Math.sign(placeOf(season, axis)) > 0);
  return (own.length > 0 ? own : measured).slice(0, TOLD);
}

/** 0 near the middle of an axis, and for a season that is newer than this build. */
const placeOf = (season: SeasonName, axis: Axis): number => {
  const place = isSeasonName(season) ? RING[season].axes[axis] : 0;
  return Math.abs(place) < TO_A_SIDE ? 0 : place;
};
