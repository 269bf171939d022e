import { ProblemError } from '../http/problem-error.ts';
import type { AskAnalysis } from './ask-analysis.ts';

/** A worker looks at one after the other; whoever finds so many waiting goes on without. */
const MOST_AT_ONCE = 6;

/**
 * Asks an analysis worker to store beside a photo where its hair is. Asked twice at once it looks once.
 * @throws ProblemError unavailable; not_found where the photo is deleted
 */
export type MapHair = (orderId: number, key: string) => Promise<void>;

export function createMapHair(askAnalysis: AskAnalysis): MapHair {
  const underWay = new Map<string, Promise<void>>();
  return async (orderId, key) => {
    const asked = underWay.get(key);
    if (asked) return asked;
    if (underWay.size >= MOST_AT_ONCE) throw new ProblemError('unavailable');
    const asking = askAnalysis('mapHair', { orderId, key });
    underWay.set(key, asking);
    return asking.finally(() => underWay.delete(key));
  };
}
