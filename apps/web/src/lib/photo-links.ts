import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Api, PhotoMark, PhotoOutline, PhotoPosition, PhotoSilhouette } from '@trueseason/contracts';
import { call } from './api.ts';

/** A photo that is still kept, with what is known of it. */
export interface OwnPhoto {
  readonly position: PhotoPosition;
  readonly url: string;
  /** Where each color was read; null for a photo that was measured before this was kept. */
  readonly outlines: readonly PhotoOutline[] | null;
  /** Where the face ends and the body is; empty for older photos. */
  readonly silhouettes: readonly PhotoSilhouette[];
}

const isSilhouette = (mark: PhotoMark): mark is PhotoSilhouette => !('hex' in mark);

const toOwnPhoto = ({ position, url, outlines }: AnswerOf<Api['getPhotoLinks']>[number]): OwnPhoto => ({
  position,
  url,
  outlines: outlines?.filter((mark): mark is PhotoOutline => !isSilhouette(mark)) ?? null,
  silhouettes: outlines?.filter(isSilhouette) ?? [],
});

/** Each address is good for five minutes; a step that stays open longer keeps the pictures that it has loaded. */
export const usePhotoLinks = (orderId: string) =>
  useQuery({
    queryKey: ['photo-links', orderId],
    queryFn: async () => (await call('getPhotoLinks', { params: { orderId } })).map(toOwnPhoto),
    staleTime: 4 * 60 * 1000,
    gcTime: 0,
  });
