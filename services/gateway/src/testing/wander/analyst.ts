import { type AnalysisResult, type Answers, NO_ANSWERS, SEASON_NAMES } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
import { resultFixture } from '@trueseason/test-kit/result';
import { someOutlines, withWarnings } from '../flows.ts';

/** An engine that returns varying seasons, one or several people. */
export interface Analyst {
  /** Seeds all later answers. */
  begin(seed: number): void;
  measure(keys: readonly string[], answers: Answers | null): ReturnType<typeof measured>;
  /** Whether the photos can be measured. */
  seesFaces(): boolean;
}

/** Readings contain photo keys, so a result can be checked against the kept photos. */
const measured = (random: SeededRandom, keys: readonly string[], answers: Answers) => ({
  result: found(random, answers),
  readings: keys.map((key) => ({ key })),
  outlines: keys.map(() => someOutlines[0] ?? []),
});

function found(random: SeededRandom, answers: Answers): AnalysisResult {
  const result = resultFixture(random.pick(SEASON_NAMES));
  const differ = random.below(4) > 0;
  const seen = withWarnings(result, differ ? ['unlike_others'] : []);
  return { ...seen, evidence: { ...seen.evidence, answers, morePhotosWouldHelp: random.below(4) > 0 } };
}

export function createAnalyst(): Analyst {
  let random = seededRandom(1);
  return {
    begin: (seed) => {
      random = seededRandom(seed);
    },
    measure: (keys, answers) => measured(random, keys, answers ?? NO_ANSWERS),
    seesFaces: () => random.below(6) > 0,
  };
}
