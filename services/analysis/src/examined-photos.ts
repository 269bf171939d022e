import { createHash } from 'node:crypto';
import { PHOTO_RETENTION } from '@trueseason/contracts';
import { LRUCache } from 'lru-cache';
import type { ExamineOutcome } from './engine/index.ts';

const MOST = 200;

const keyOf = (photo: Uint8Array): string => createHash('sha256').update(photo).digest('base64');

/**
 * What checks saw, or are looking at, for the next check and the analysis of the same bytes by this process: in memory
 * only, taken out by the first analysis, gone a few minutes later.
 */
export function createExaminedPhotos() {
  const cache = new LRUCache<string, Promise<ExamineOutcome>>({
    max: MOST,
    ttl: PHOTO_RETENTION.checkMinutes * 60_000,
    ttlAutopurge: true,
  });
  return {
    /** Examines a photo once, however often it is checked. */
    share: (photo: Uint8Array, examine: () => Promise<ExamineOutcome>): Promise<ExamineOutcome> => {
      const key = keyOf(photo);
      const shared = cache.get(key);
      if (shared) return shared;
      const outcome = examine();
      cache.set(key, outcome);
      outcome.catch(() => {
        if (cache.peek(key) === outcome) cache.delete(key);
      });
      return outcome;
    },
    /** Waits for a check under way; undefined without one, or if it fails. */
    take: async (photo: Uint8Array): Promise<ExamineOutcome | undefined> => {
      const key = keyOf(photo);
      const outcome = cache.get(key);
      cache.delete(key);
      return outcome?.catch(() => undefined);
    },
  };
}
export type ExaminedPhotos = ReturnType<typeof createExaminedPhotos>;
