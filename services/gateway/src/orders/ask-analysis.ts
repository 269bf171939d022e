import type { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';

interface Question<Answer extends z.ZodType> {
  readonly path: string;
  /** A file as it is, all else as JSON. */
  readonly body: object;
  /** Nothing where the worker answers with no content. */
  readonly answer: Answer;
  readonly timeoutMs: number;
}

/** What a worker says of photos that are deleted; one that knows no such call says 404. */
const GONE = 410;

/**
 * Asks an analysis worker something.
 * @throws ProblemError not_found where it is about photos that are deleted; unavailable where no worker is configured, none
 * answers in time, or what it answers is no answer
 */
export async function askAnalysis<Answer extends z.ZodType>(
  analysisUrl: string | undefined,
  { path, body, answer, timeoutMs }: Question<Answer>,
): Promise<z.output<Answer>> {
  if (!analysisUrl) throw new ProblemError('unavailable');
  const file = Buffer.isBuffer(body) ? new Uint8Array(body) : null;
  try {
    const response = await fetch(new URL(path, analysisUrl), {
      method: 'POST',
      headers: { 'content-type': file ? 'application/octet-stream' : 'application/json' },
      body: file ?? JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === GONE) throw new ProblemError('not_found');
    if (!response.ok) throw new Error(`The analysis worker answered with ${response.status}`);
    return answer.parse(response.status === 204 ? undefined : await response.json());
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : new ProblemError('unavailable', { cause });
  }
}
