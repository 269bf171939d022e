import type { CallAnalysisWorker } from './analysis-client.ts';

/**
 * Asks an analysis worker to store the hair mask of a photo. Concurrent requests share one run.
 * @throws ProblemError unavailable; not_found if the photo is deleted
 */
export type MapHair = (orderId: number, key: string) => Promise<void>;

export function createHairMapper(askAnalysis: CallAnalysisWorker): MapHair {
  const runs = new Map<string, Promise<void>>();
  return async (orderId, key) => {
    const currentRun = runs.get(key);
    if (currentRun) return currentRun;
    const newRun = askAnalysis('mapHair', { orderId, key });
    runs.set(key, newRun);
    return newRun.finally(() => runs.delete(key));
  };
}
