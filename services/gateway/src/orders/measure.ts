import { type AnalysisResult, type Answers, analysisResultSchema, photoMarkSchema } from '@trueseason/contracts';
import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

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

export function createMeasure(analysisUrl: string | undefined): Measure {
  return async (photos) => {
    if (!analysisUrl) throw new ProblemError('unavailable');
    try {
      const answer = await fetch(new URL('/measure', analysisUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(photos),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return measuredSchema.parse(await answer.json());
    } catch (cause) {
      throw new ProblemError('unavailable', { cause });
    }
  };
}
