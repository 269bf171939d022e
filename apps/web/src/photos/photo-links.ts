import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/api/api.ts';
import { decodePicture } from '../lib/browser/picture.ts';
import { orderKey } from '../order/order.ts';
import { type OutlinedPhoto, toOutlinedPhoto } from './outlined-photo.ts';

/** The hair mask, a gray picture of the same proportions. */
const hairMapUrl = ({ url }: Pick<OutlinedPhoto, 'url'>): string => `${url}?show=hair`;

/** Null if there is none. @throws if it cannot be loaded now */
export async function loadHairMap(photo: Pick<OutlinedPhoto, 'url'>): Promise<ImageBitmap | null> {
  const response = await fetch(hairMapUrl(photo));
  if (response.status === 204 || response.status === 404) return null;
  // A refusal says nothing about the hair.
  if (!response.ok) throw new Error(`No hair map: ${response.status}`);
  return decodePicture(await response.blob());
}

/** Invalidated with the order, because unlocking it adds outlines and colors. */
export const photoLinksKey = (orderId: number | string) => [...orderKey(orderId), 'photo-links'] as const;

export const photoLinksQuery = (orderId: string) => ({
  queryKey: photoLinksKey(orderId),
  queryFn: async () => (await call('getPhotoLinks', { params: { orderId } })).map(toOutlinedPhoto),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const usePhotoLinks = (orderId: string) => useQuery(photoLinksQuery(orderId));

/** Whether any photo is stored; true until known. */
export const useHasPhotos = (orderId: string): boolean => usePhotoLinks(orderId).data?.length !== 0;
