import type { AnalysisFailure } from '@trueseason/contracts';
import { readSessionJson, writeSession, writeSessionJson } from '../lib/browser/session.ts';

/** The analysis's advice on photos it could not measure, shown on the upload screen. */
export const rememberAdvice = (failure: AnalysisFailure | null): void =>
  failure?.code === 'photos' ? writeSessionJson('photoAdvice', failure) : writeSession('photoAdvice', null);

export const rememberedAdvice = (): AnalysisFailure | null => readSessionJson<AnalysisFailure>('photoAdvice');
export const forgetAdvice = (): void => writeSession('photoAdvice', null);
