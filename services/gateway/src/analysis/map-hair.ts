import type { AskAnalysis } from './ask-analysis.ts';

/**
 * Asks an analysis worker to store the hair mask of a photo. Concurrent requests share one run.
 * @throws ProblemError unavailable; not_found if the photo is deleted
 */
export type MapHair = (orderId: number, key: string) => Promise<void>;

export function createMapHair(askAnalysis: AskAnalysis): MapHair {
  const underWay = new Map<string, Promise<void>>();
  return async (orderId, key) => {
    const asked = underWay.get(key);
    if (asked) return asked;
    const asking = askAnalysis('mapHair', { orderId, key });
    underWay.set(key, asking);
    return asking.finally(() => underWay.delete(key));
  };
}
