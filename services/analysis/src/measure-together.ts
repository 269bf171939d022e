import { answersSchema, evidenceSchema, MOST_PHOTOS } from '@trueseason/contracts';
import type { ObjectStore } from '@trueseason/storage';
import { z } from 'zod';
import type { AnalyzeOutcome } from './engine/index.ts';
import type { EnginePool } from './engine-pool.ts';
import { reanalyze } from './reanalyze.ts';

/** Below what the gateway waits. */
const TIMEOUT_MS = 20_000;

/** Photos of one order that are to be measured together, and what is known beside them. */
export const measureRequestSchema = z.object({
  keys: z.array(z.string()).min(1).max(MOST_PHOTOS),
  secondOpinion: evidenceSchema.shape.secondOpinion,
  answers: answersSchema,
});
export type MeasureRequest = z.infer<typeof measureRequestSchema>;

type Measured = Extract<AnalyzeOutcome, { ok: true }>;
export type MeasuredTogether =
  | (ReturnType<typeof reanalyze> & Pick<Measured, 'readings' | 'outlines'> & { readonly ok: true })
  | { readonly ok: false };

/** The result of photos that are stored already, by an order whose first ones left it unsure. No order is touched. */
export async function measureTogether(
  { store, engine }: { readonly store: ObjectStore; readonly engine: Pick<EnginePool, 'analyze'> },
  { keys, secondOpinion, answers }: MeasureRequest,
): Promise<MeasuredTogether> {
  const photos = await Promise.all(keys.map((key) => store.getBytes(key)));
  const outcome = await engine.analyze(photos, TIMEOUT_MS);
  if (!outcome.ok) return { ok: false };
  const { readings, outlines, evidence } = outcome;
  const answer = reanalyze({ readings: [...readings], verdicts: evidence.photos, secondOpinion, answers });
  return { ok: true, ...answer, readings, outlines };
}
