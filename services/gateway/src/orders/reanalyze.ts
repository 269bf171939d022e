import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

const TIMEOUT_MS = 6_000;

const answerSchema = z.object({ result: analysisResultSchema, engineVersion: z.string() });

/**
 * Asks an analysis worker for the result that follows from stored measurements and other answers.
 * @throws ProblemError unavailable
 */
export type Reanalyze = (kept: object) => Promise<{ result: AnalysisResult; engineVersion: string }>;

export function createReanalyze(analysisUrl: string | undefined): Reanalyze {
  return async (kept) => {
    if (!analysisUrl) throw new ProblemError('unavailable');
    const answer = await fetch(new URL('/reanalyze', analysisUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(kept),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => (response.ok ? response.json() : null))
      .catch(() => null);
    const parsed = answerSchema.safeParse(answer);
    if (!parsed.success) throw new ProblemError('unavailable');
    return parsed.data;
  };
}
