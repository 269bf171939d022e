import { join } from 'node:path';
import type { Evidence, PhotoMark, SeasonType } from '@trueseason/contracts';
import { composeResult } from '../compose-result.ts';
import type { loadEngine } from '../engine/index.ts';

const FOLDER = join(import.meta.dirname, '../../../../apps/web/src/result/sample');

/** The painting of the sample result, and what was measured of it. */
export const SAMPLE = {
  painting: join(FOLDER, 'juan-de-pareja.jpg'),
  measured: join(FOLDER, 'measured.json'),
} as const;

export interface MeasuredSample {
  readonly evidence: Evidence;
  readonly seasonType: SeasonType;
  readonly outlines: readonly PhotoMark[];
}

/** @throws if the engine refuses the painting */
export async function measureSample(
  engine: Awaited<ReturnType<typeof loadEngine>>,
  painting: Buffer,
): Promise<MeasuredSample> {
  const outcome = await engine.analyze([painting]);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.photos));
  const { evidence, outlines } = outcome;
  return { evidence, seasonType: composeResult(evidence).seasonType, outlines: outlines[0] ?? [] };
}
