import { createHash } from 'node:crypto';
import { PHOTO_RETENTION } from '@trueseason/contracts';
import { LRUCache } from 'lru-cache';
import type { ExaminedPhoto } from './engine/index.ts';

const MOST = 200;

const keyOf = (photo: Uint8Array): string => createHash('sha256').update(photo).digest('base64');

/**
 * What checks saw, with a small copy of the photo, for the analysis of the same bytes by this process: in memory only,
 * taken out by the first analysis, gone a few minutes later.
 */
export function createExaminedPhotos() {
  const cache = new LRUCache<string, ExaminedPhoto>({
    max: MOST,
    ttl: PHOTO_RETENTION.checkMinutes * 60_000,
    ttlAutopurge: true,
  });
  return {
    keep: (photo: Uint8Array, examined: ExaminedPhoto): void => void cache.set(keyOf(photo), examined),
    take: (photo: Uint8Array): ExaminedPhoto | undefined => {
      const key = keyOf(photo);
      const examined = cache.get(key);
      cache.delete(key);
      return examined;
    },
  };
}
export type ExaminedPhotos = ReturnType<typeof createExaminedPhotos>;
