import type { AnalysisBody, AnalysisResponse } from '@trueseason/contracts';
import type { Logger } from '@trueseason/platform/runtime';
import type { EnginePool } from './engine-pool.ts';
import type { ExaminedPhotos } from './examined-photos.ts';

/** The customer is waiting; a later verdict is useless. */
const TIMEOUT_MS = 5_000;

interface CheckDeps {
  readonly engine: Pick<EnginePool, 'check'>;
  readonly examined: Pick<ExaminedPhotos, 'keep'>;
  readonly logger: Logger;
}

/** A quick verdict on one photo. Nothing is stored; the photo's analysis reuses what was measured. */
export async function checkPhoto(
  { engine, examined: seen, logger }: CheckDeps,
  body: AnalysisBody<'check'>,
): Promise<AnalysisResponse<'check'>> {
  const photo = Buffer.from(body);
  const { verdict, examined, timings } = await engine.check(photo, TIMEOUT_MS);
  seen.keep(photo, examined);
  logger.debug({ timings, problems: verdict.problems }, 'checked a photo');
  return verdict;
}
