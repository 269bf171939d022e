import { type AnalysisResult, analysisResultSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { askAnalysis } from './ask-analysis.ts';

const TIMEOUT_MS = 6_000;

const answerSchema = z.object({ result: analysisResultSchema, engineVersion: z.string() });

/**
 * Asks an analysis worker for the result that follows from stored measurements and other answers.
 * @throws ProblemError unavailable
 */
export type Reanalyze = (kept: object) => Promise<{ result: AnalysisResult; engineVersion: string }>;

export const createReanalyze =
  (analysisUrl: string | undefined): Reanalyze =>
  (kept) =>
    askAnalysis(analysisUrl, { path: '/reanalyze', body: kept, answer: answerSchema, timeoutMs: TIMEOUT_MS });
