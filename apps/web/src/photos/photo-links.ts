import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';
import { orderKey } from '../order/order.ts';
import { type OwnPhoto, toOwnPhoto } from './own-photo.ts';

/** The hair mask, a gray picture of the same proportions. */
const hairMapUrl = ({ url }: Pick<OwnPhoto, 'url'>): string => `${url}?show=hair`;

/** Null if there is none. @throws if it cannot be loaded now */
export async function loadHairMap(photo: Pick<OwnPhoto, 'url'>): Promise<ImageBitmap | null> {
  const answer = await fetch(hairMapUrl(photo));
  if (answer.status === 204 || answer.status === 404) return null;
  // Refused for now does not mean there is no hair.
  if (!answer.ok) throw new Error(`No hair map: ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** Invalidated with the order, because unlocking it adds outlines and colors. */
export const photoLinksKey = (orderId: number | string) => [...orderKey(orderId), 'photo-links'] as const;

export const photoLinksQuery = (orderId: string) => ({
  queryKey: photoLinksKey(orderId),
  queryFn: async () => (await call('getPhotoLinks', { params: { orderId } })).map(toOwnPhoto),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const usePhotoLinks = (orderId: string) => useQuery(photoLinksQuery(orderId));

/** Whether any photo is stored; true until known. */
export const useSomePhotos = (orderId: string): boolean => usePhotoLinks(orderId).data?.length !== 0;
