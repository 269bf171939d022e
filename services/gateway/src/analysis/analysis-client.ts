import { ANALYSIS_CALLS, type AnalysisBody, type AnalysisCallName, type AnalysisResponse } from '@trueseason/contracts';
import { ProblemError } from '../http/problem-error.ts';

/** The worker's status for deleted photos; workers without this call respond with 404. */
const GONE = 410;

/**
 * Calls an analysis worker.
 * @throws ProblemError not_found if the photos are deleted; unavailable if no worker is configured, too many are
 * called, or none responds in time
 */
export type CallAnalysisWorker = <Name extends AnalysisCallName>(
  name: Name,
  body: AnalysisBody<Name>,
) => Promise<AnalysisResponse<Name>>;

export function createAnalysisClient(analysisUrl: string | undefined): CallAnalysisWorker {
  const runningCalls = { check: 0, mapHair: 0 };
  return async (name, body) => {
    const { path, response: responseSchema, timeoutMs, atOnce } = ANALYSIS_CALLS[name];
    if (!analysisUrl || runningCalls[name] >= atOnce) throw new ProblemError('unavailable');
    const isFile = body instanceof Uint8Array;
    runningCalls[name] += 1;
    try {
      const response = await fetch(new URL(path, analysisUrl), {
        method: 'POST',
        headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
        body: isFile ? new Uint8Array(body) : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === GONE) throw new ProblemError('not_found');
      if (!response.ok) throw new Error(`The analysis worker answered with ${response.status}`);
      return responseSchema.parse(response.status === 204 ? undefined : await response.json());
    } catch (cause) {
      throw cause instanceof ProblemError ? cause : new ProblemError('unavailable', { cause });
    } finally {
      runningCalls[name] -= 1;
    }
  };
}
