import type { AnalysisAnswer, AnalysisBody } from '@trueseason/contracts';
import type { ObjectStore } from '@trueseason/storage';
import type { EnginePool } from './engine-pool.ts';
import { reanalyze } from './reanalyze.ts';

/** Shorter than the gateway's timeout. */
const TIMEOUT_MS = 20_000;

/** Analyzes stored photos of an order whose first ones left it uncertain. Changes no order. */
export async function measureTogether(
  { store, engine }: { readonly store: ObjectStore; readonly engine: Pick<EnginePool, 'analyze'> },
  { keys, secondOpinion, seasonBefore, answers }: AnalysisBody<'measure'>,
): Promise<AnalysisAnswer<'measure'>> {
  const photos = await Promise.all(keys.map((key) => store.getBytes(key)));
  const outcome = await engine.analyze(photos, TIMEOUT_MS);
  if (!outcome.ok) return { ok: false };
  const { readings, outlines, evidence } = outcome;
  const answer = reanalyze({ readings, verdicts: evidence.photos, secondOpinion, seasonBefore, answers });
  return { ok: true, ...answer, readings, outlines };
}
