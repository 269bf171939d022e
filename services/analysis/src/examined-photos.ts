import { createHash } from 'node:crypto';
import { PHOTO_RETENTION } from '@trueseason/contracts';
import { LRUCache } from 'lru-cache';
import type { Examination } from './engine/index.ts';

const MOST = 200;

const keyOf = (photo: Uint8Array): string => createHash('sha256').update(photo).digest('base64');

/**
 * What checks saw, or are looking at, for the next check and the analysis of the same bytes by this process: in memory
 * only, taken out by the first analysis, gone a few minutes later.
 */
export function createExaminedPhotos() {
  const cache = new LRUCache<string, Promise<Examination>>({
    max: MOST,
    ttl: PHOTO_RETENTION.checkMinutes * 60_000,
    ttlAutopurge: true,
  });
  return {
    /** Examines a photo once, however often it is checked. */
    share: (photo: Uint8Array, examine: () => Promise<Examination>): Promise<Examination> => {
      const key = keyOf(photo);
      const shared = cache.get(key);
      if (shared) return shared;
      const examination = examine();
      cache.set(key, examination);
      examination.catch(() => {
        if (cache.peek(key) === examination) cache.delete(key);
      });
      return examination;
    },
    /** Waits for a check under way; undefined without one, or if it fails. */
    take: async (photo: Uint8Array): Promise<Examination | undefined> => {
      const key = keyOf(photo);
      const examination = cache.get(key);
      cache.delete(key);
      return examination?.catch(() => undefined);
    },
  };
}
export type ExaminedPhotos = ReturnType<typeof createExaminedPhotos>;
