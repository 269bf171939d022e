import type { AnalysisBody, AnalysisResponse } from '@trueseason/contracts';
import type { Logger } from '@trueseason/platform/runtime';
import type { EnginePool } from './engine-pool.ts';
import type { ExaminedPhotos } from './examined-photos.ts';

/** The customer is waiting: a check that begins later is useless. One that has begun helps the analysis. */
const WAIT_MS = 5_000;

interface CheckDeps {
  readonly engine: Pick<EnginePool, 'examine'>;
  readonly examined: Pick<ExaminedPhotos, 'share'>;
  readonly logger: Logger;
}

/** A quick verdict on one photo. Nothing is stored; the photo's analysis reuses what was measured. */
export async function checkPhoto(
  { engine, examined, logger }: CheckDeps,
  body: AnalysisBody<'check'>,
): Promise<AnalysisResponse<'check'>> {
  const photo = Buffer.from(body);
  const { verdict, timings } = await examined.share(photo, () => engine.examine(photo, { waitMs: WAIT_MS }));
  logger.debug({ timings, problems: verdict.problems }, 'checked a photo');
  return verdict;
}
