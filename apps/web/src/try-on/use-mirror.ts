import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Evidence } from '@trueseason/contracts';
import { loadImage } from '../lib/browser/picture.ts';
import { type OwnPhoto, smallPhotoUrl } from '../photos/own-photo.ts';
import { loadHairMap, photoLinksQuery } from '../photos/photo-links.ts';
import { openMirror } from './mirror.ts';

/** The photo, ready to draw on; null if it shows no face. Stays the previous one while the next loads. */
export function useMirror(
  orderId: string,
  photo: OwnPhoto | undefined,
  { features, photos }: Evidence,
  withHair: boolean,
) {
  const client = useQueryClient();
  const position = photo?.position;
  const verdict = photos.find((one) => one.position === position);
  const isUnderHat = verdict?.warnings.includes('headwear') ?? false;
  const facts = { skinHex: features.skin.hex, hairLab: features.hair?.lab, isUnderHat };
  return useQuery({
    // Not by URL: that changes every few minutes, the picture does not.
    queryKey: ['mirror', orderId, position, facts, withHair],
    queryFn: position
      ? async () => {
          const links = await client.fetchQuery(photoLinksQuery(orderId));
          const own = links.find((one) => one.position === position);
          if (!own) return null;
          const [image, map] = await Promise.all([loadImage(smallPhotoUrl(own)), withHair ? loadHairMap(own) : null]);
          return openMirror(image, own, facts, map);
        }
      : skipToken,
    // The first request creates the hair map, in a worker that may be busy.
    retry: 3,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });
}
