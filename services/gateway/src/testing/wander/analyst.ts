import { setTimeout as sleep } from 'node:timers/promises';
import { type AnalysisResult, type Answers, NO_ANSWERS, SEASON_NAMES } from '@trueseason/contracts';
import { type SeededRandom, seededRandom } from '@trueseason/test-kit';
import { resultFixture } from '@trueseason/test-kit/result';
import { type AnalysisWorker, startAnalysisWorker } from '../analysis-worker.ts';
import { someOutlines, withWarnings } from '../flows.ts';

interface Asked {
  /** Photos to measure; without them, recalculate with new answers. */
  readonly keys?: readonly string[];
  readonly answers: Answers;
}

const MOST_MS = 120;

/** An analysis worker that returns varying seasons, one or several people, and is sometimes down. */
export interface Analyst extends AnalysisWorker {
  /** Seeds all later answers. */
  begin(seed: number): void;
  measure(keys: readonly string[], answers: Answers | null): ReturnType<typeof measured>;
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

export async function startAnalyst(): Promise<Analyst> {
  let random = seededRandom(1);
  const engineVersion = 'test';
  const worker = await startAnalysisWorker<Asked>(async ({ keys, answers }, response) => {
    const luck = random.below(12);
    // Long enough for another tab's call in between.
    await sleep(random.below(MOST_MS));
    if (luck === 0) return response.writeHead(503).end();
    if (luck === 1 && keys) return response.end(JSON.stringify({ ok: false }));
    const said = keys
      ? { ok: true, engineVersion, ...measured(random, keys, answers) }
      : { engineVersion, result: found(random, answers) };
    return response.end(JSON.stringify(said));
  });
  return {
    ...worker,
    begin: (seed) => {
      random = seededRandom(seed);
    },
    measure: (keys, answers) => measured(random, keys, answers ?? NO_ANSWERS),
  };
}
