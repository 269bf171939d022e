import type { AnalysisFailure } from '@trueseason/contracts';
import { readSessionJson, writeSession, writeSessionJson } from '../lib/browser/storage.ts';

/** Keeps the analysis's advice on photos it could not measure for the upload screen; null forgets it. */
export const rememberAdvice = (failure: AnalysisFailure | null): void =>
  failure?.code === 'photos' ? writeSessionJson('photoAdvice', failure) : writeSession('photoAdvice', null);

export const rememberedAdvice = (): AnalysisFailure | null => readSessionJson<AnalysisFailure>('photoAdvice');
