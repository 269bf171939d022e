import { z } from 'zod';
import { ProblemError } from '../http/problem-error.ts';
import { askAnalysis } from './ask-analysis.ts';

const TIMEOUT_MS = 6_000;
/** A worker looks at one after the other; whoever finds so many waiting goes on without. */
const MOST_AT_ONCE = 6;

/**
 * Asks an analysis worker to store beside a photo where its hair is. Asked twice at once it looks once.
 * @throws ProblemError unavailable; not_found where the photo is deleted
 */
export type MapHair = (orderId: number, key: string) => Promise<void>;

export function createMapHair(analysisUrl: string | undefined): MapHair {
  const underWay = new Map<string, Promise<void>>();

  async function ask(orderId: number, key: string): Promise<void> {
    if (underWay.size >= MOST_AT_ONCE) throw new ProblemError('unavailable');
    await askAnalysis(analysisUrl, {
      path: '/hair',
      body: { orderId, key },
      answer: z.undefined(),
      timeoutMs: TIMEOUT_MS,
    });
  }

  return (orderId, key) => {
    const asked = underWay.get(key);
    if (asked) return asked;
    const asking = ask(orderId, key);
    underWay.set(key, asking);
    return asking.finally(() => underWay.delete(key));
  };
}
