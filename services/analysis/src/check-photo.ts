import type { AnalysisAnswer, AnalysisBody } from '@trueseason/contracts';
import type { Logger } from '@trueseason/runtime';
import type { EnginePool } from './engine-pool.ts';

/** The customer is waiting; a later verdict is useless. */
const TIMEOUT_MS = 5_000;

/** A quick verdict on one photo. Nothing is stored. */
export async function checkPhoto(
  { engine, logger }: { readonly engine: Pick<EnginePool, 'check'>; readonly logger: Logger },
  photo: AnalysisBody<'check'>,
): Promise<AnalysisAnswer<'check'>> {
  const { verdict, timings } = await engine.check(Buffer.from(photo), TIMEOUT_MS);
  logger.debug({ timings, problems: verdict.problems }, 'checked a photo');
  return verdict;
}
