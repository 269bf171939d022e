import {
  type AnalysisResult,
  AXES,
  type AxisScores,
  analysisResultSchema,
  type Evidence,
  type HairStrands,
  type LabTuple,
  type MeasuredColor,
  QUESTIONS,
  SEASON_NAMES,
  type SeasonName,
  type SeasonType,
  type SectionId,
} from '@trueseason/contracts';
import { labToHex } from '@trueseason/style/color';
import { composeReading, projectResult } from '@trueseason/style/reading';
import { RING, RING_ORDER } from '@trueseason/style/seasons';

const measured = (lab: LabTuple, pixels: number, quality: number): MeasuredColor => ({
  lab,
  sd: [1.8, 0.7, 0.9],
  hex: labToHex(lab),
  pixels,
  quality,
});

/** A made-up person whose axes lie a little off the season's own middle. */
function axesNear(season: SeasonName): AxisScores {
  const scores = AXES.map((axis, i) => [axis, { value: RING[season].axes[axis] * 0.85 + 0.04, sd: 0.1 + 0.03 * i }]);
  return Object.fromEntries(scores) as AxisScores;
}

const SHARES = [0.58, 0.24, 0.07, 0.05, 0.03, 0.02, 0.008, 0.001, 0.001, 0, 0, 0];
/** Of each kind of certainty, the shares of the first seasons. */
export const KIND_SHARES = { one: [0.6, 0.2], two: [0.35, 0.2], open: [0.25, 0.2, 0.15] } as const;

/** @param shares of the season, its runner-up and others; the remaining seasons have the rest in equal parts */
function distributionAround(
  season: SeasonName,
  runnerUp: SeasonName,
  shares: readonly number[],
): Evidence['distribution'] {
  const others = SEASON_NAMES.filter((name) => name !== season && name !== runnerUp);
  const rest = 1 - shares.reduce((sum, share) => sum + share, 0);
  return [season, runnerUp, ...others].map((name, i) => ({
    season: name,
    probability: shares[i] ?? rest / (SEASON_NAMES.length - shares.length),
  }));
}

const nextTo = (season: SeasonName): SeasonName =>
  RING_ORDER[(RING_ORDER.indexOf(season) + 1) % RING_ORDER.length] ?? season;

/** Salt-and-pepper hair. */
export const GRAYING = { dark: '#2F2D2A', gray: '#8C8986' } as const satisfies HairStrands;

export interface FixtureOptions {
  readonly skin?: LabTuple;
  readonly ita?: number;
  readonly seasonType?: SeasonType;
  /** The next season on the ring unless given. */
  readonly runnerUp?: SeasonName;
  /** Of the season, its runner-up and others; the remaining seasons have the rest in equal parts. */
  readonly shares?: readonly number[];
  /** Hair of two colors, which are these. */
  readonly strands?: HairStrands;
  /** Everything optional present, or everything optional absent. */
  readonly full?: boolean;
  /** In place of fields of the evidence, before the reading is composed. */
  readonly evidence?: Partial<Evidence>;
}

/** A result as the analysis stores it, for a made-up person of that season. */
export function resultFixture(season: SeasonName, options: FixtureOptions = {}): AnalysisResult {
  const { skin = [62.1, 13.4, 19.8], ita = 31, seasonType = season, full = true } = options;
  const { runnerUp = nextTo(season), shares = SHARES, strands } = options;
  const made: Evidence = {
    engineVersion: '1.0.0',
    features: {
      skin: measured(skin, 84_310, 0.94),
      hair: full ? { ...measured([24.3, 4.1, 6.2], 31_775, 0.81), ...(strands && { strands }) } : null,
      iris: full ? measured([33.8, 6.6, 12.9], 1_204, 0.66) : null,
      brows: full ? measured([28.9, 5.2, 7.7], 2_930, 0.72) : null,
      lips: full ? measured([48.2, 24.1, 12.3], 5_118, 0.58) : null,
      sclera: full ? measured([81.4, 1.9, 4.4], 903, 0.7) : null,
    },
    ita: { value: ita, sd: 4.2 },
    contrasts: {
      skinHair: full ? { value: 0.72, sd: 0.05 } : null,
      skinBrow: full ? { value: 0.58, sd: 0.06 } : null,
      skinIris: full ? { value: 0.44, sd: 0.08 } : null,
      skinSclera: full ? { value: -0.29, sd: 0.04 } : null,
    },
    light: {
      source: 'eyes',
      correction: 3.4,
      skinInIt: '#C9A083',
    },
    axes: axesNear(season),
    distribution: distributionAround(season, runnerUp, shares),
    confidence: 0.42,
    runnerUp,
    morePhotosWouldHelp: false,
    agreement: full ? { photos: 3, agreeing: 2, others: [runnerUp] } : { photos: 1, agreeing: 1, others: [] },
    decidingAxis: 'temperature',
    photos: [
      { position: 1, problems: [], warnings: [] },
      { position: 2, problems: [], warnings: full ? ['uneven_light'] : [] },
      { position: 3, problems: [], warnings: full ? ['glasses', 'slightly_blurred'] : [] },
    ],
    ...(full && { answers: { hairDyed: strands === undefined, makeup: false } }),
    secondOpinion: full ? { season: runnerUp, agrees: false } : null,
  };
  const evidence = { ...made, ...options.evidence };
  return analysisResultSchema.parse(projectResult(composeReading(evidence, seasonType), evidence));
}

/** A result whose owner chose the season: its second one came out more often. */
export const chosenResult = (season: SeasonName): AnalysisResult =>
  resultFixture(season, {
    shares: [0.3, 0.4],
    evidence: { kept: { season, second: nextTo(season), sure: [], chosen: 4 / 3 } },
  });

export interface Answered {
  /** The question and its answer, as a test is named. */
  readonly name: string;
  readonly result: AnalysisResult;
  /** What the result says because of it. */
  readonly says: readonly string[];
  /** Advice on what this person lacks. */
  readonly never: readonly string[];
}

const textsIn = ({ reading }: AnalysisResult, ...ids: readonly SectionId[]): string[] =>
  ids.flatMap((id) => reading.sections[id].lines.map(({ text }) => text));

/** A result for every choice of every question. */
export const ANSWERED: readonly Answered[] = QUESTIONS.flatMap(({ key, choices }) =>
  choices.map(({ value, label, reason, head }) => {
    const made = (evidence: Partial<Evidence>) => resultFixture('Dark Winter', { evidence });
    const before = made({ answers: {} });
    const { features, contrasts } = before.evidence;
    // As the engine leaves it out.
    const without = head && { features: { ...features, hair: null }, contrasts: { ...contrasts, skinHair: null } };
    const result = made({ answers: { [key]: value }, ...without });
    const lacks = head ? textsIn(result, 'brows') : [];
    return {
      name: `${key}: ${label}`,
      result,
      says: [...(reason ? [reason] : []), ...lacks, ...(head ? ['For your brows'] : [])],
      never: head ? textsIn(before, 'hair', 'hairFar', 'hairAvoid') : [],
    };
  }),
);
