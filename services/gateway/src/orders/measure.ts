import { type AnalysisResult, type Answers, analysisResultSchema, photoMarkSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { askAnalysis } from './ask-analysis.ts';

/** Five photos take two seconds, and more where a worker is busy. */
const TIMEOUT_MS = 25_000;

const measuredSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    result: analysisResultSchema,
    engineVersion: z.string(),
    readings: z.array(z.looseObject({})),
    outlines: z.array(z.array(photoMarkSchema)),
  }),
  z.object({ ok: z.literal(false) }),
]);

export interface Measurable {
  /** Where the store has the photos. */
  readonly keys: readonly string[];
  readonly secondOpinion: AnalysisResult['evidence']['secondOpinion'];
  readonly answers: Answers;
}

/** Asks an analysis worker to measure stored photos together. @throws ProblemError unavailable */
export type Measure = (photos: Measurable) => Promise<z.output<typeof measuredSchema>>;

export const createMeasure =
  (analysisUrl: string | undefined): Measure =>
  (photos) =>
    askAnalysis(analysisUrl, { path: '/measure', body: photos, answer: measuredSchema, timeoutMs: TIMEOUT_MS });
