import { useQuery } from '@tanstack/react-query';
import type {
  AnswerOf,
  Api,
  PhotoLine,
  PhotoMark,
  PhotoOutline,
  PhotoPosition,
  PhotoSilhouette,
} from '@trueseason/contracts';
import { call } from '../api/api.ts';
import { orderKey } from '../order/order.ts';

/** A photo that is still kept, with what is known of it. */
export interface OwnPhoto {
  readonly position: PhotoPosition;
  readonly url: string;
  /** Where each color was read; null while the photo is not measured. */
  readonly outlines: readonly PhotoOutline[] | null;
  /** Where the face ends and the body is; empty where no face was outlined. */
  readonly silhouettes: readonly PhotoSilhouette[];
  /** Where something was measured, while its color waits to be unlocked. */
  readonly lines: readonly PhotoLine[];
}

/** A photo as screens show it: small enough for a phone over a slow network. */
export const smallPhotoUrl = ({ url }: Pick<OwnPhoto, 'url'>): string => `${url}?size=small`;

/** Where hair is on it, as a gray picture of the same shape. */
const hairMapUrl = ({ url }: Pick<OwnPhoto, 'url'>): string => `${url}?show=hair`;

/** Null where there is none. @throws while it cannot be had */
export async function loadHairMap(photo: Pick<OwnPhoto, 'url'>): Promise<ImageBitmap | null> {
  const answer = await fetch(hairMapUrl(photo));
  if (answer.status === 204 || answer.status === 404) return null;
  // Turned away for now: not the same as a photo without hair.
  if (!answer.ok) throw new Error(`No hair map: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

const isSilhouette = (mark: PhotoMark | PhotoLine): mark is PhotoSilhouette =>
  mark.feature === 'face' || mark.feature === 'body';

const toOwnPhoto = ({ position, url, outlines, lines }: AnswerOf<Api['getPhotoLinks']>[number]): OwnPhoto => ({
  position,
  url,
  outlines: outlines?.filter((mark): mark is PhotoOutline => !isSilhouette(mark)) ?? null,
  silhouettes: [...(outlines ?? []), ...(lines ?? [])].filter(isSilhouette),
  lines: lines?.filter((mark) => !isSilhouette(mark)) ?? [],
});

/** Invalidated with the order: unlocking it adds outlines and colors. */
export const photoLinksKey = (orderId: number | string) => [...orderKey(orderId), 'photo-links'] as const;

/** Options for `fetchQuery`: links are reused. */
export const photoLinksQuery = (orderId: string) => ({
  queryKey: photoLinksKey(orderId),
  queryFn: async () => (await call('getPhotoLinks', { params: { orderId } })).map(toOwnPhoto),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** A step that stays open longer keeps the pictures that it has loaded. */
export const usePhotoLinks = (orderId: string) => useQuery(photoLinksQuery(orderId));

/** Whether any photo is kept; true until it is known. */
export const useSomePhotos = (orderId: string): boolean => usePhotoLinks(orderId).data?.length !== 0;
