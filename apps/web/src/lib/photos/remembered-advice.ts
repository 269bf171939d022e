import type { AnalysisFailure } from '@trueseason/contracts';
import { readSessionJson, writeSession, writeSessionJson } from '../browser/session.ts';

/** What the analysis said of photos that it could not measure, for the upload screen to show beside them. */
export const rememberAdvice = (failure: AnalysisFailure | null): void =>
  failure?.code === 'photos' ? writeSessionJson('photoAdvice', failure) : writeSession('photoAdvice', null);

export const rememberedAdvice = (): AnalysisFailure | null => readSessionJson<AnalysisFailure>('photoAdvice');
export const forgetAdvice = (): void => writeSession('photoAdvice', null);
