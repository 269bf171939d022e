import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Evidence, NamedColor } from '@trueseason/contracts';
import { HiddenColorsError, loadImage } from '../lib/browser/picture.ts';
import { displayedPhotoUrl, type OutlinedPhoto } from '../photos/outlined-photo.ts';
import { loadHairMap, photoLinksQuery } from '../photos/photo-links.ts';
import { preparePhoto } from './paintable-photo.ts';

/** The photo, ready to draw on; null if it shows no face. Stays the previous one while the next loads. */
export function usePaintablePhoto(
  orderId: string,
  photo: OutlinedPhoto | undefined,
  { features, photos }: Evidence,
  /** The hair colors to try on, if any. */
  hairColors: readonly NamedColor[] | null,
) {
  const client = useQueryClient();
  const position = photo?.position;
  const photoCheck = photos.find((one) => one.position === position);
  const isUnderHat = photoCheck?.warnings.includes('headwear') ?? false;
  const facts = { skinHex: features.skin.hex, hairLab: features.hair?.lab, isUnderHat, hairColors: hairColors ?? [] };
  return useQuery({
    // Not by URL: that changes every few minutes, the picture does not.
    queryKey: ['mirror', orderId, position, facts, hairColors !== null],
    queryFn: position
      ? async () => {
          const links = await client.fetchQuery(photoLinksQuery(orderId));
          const photoLinks = links.find((one) => one.position === position);
          if (!photoLinks) return null;
          const [image, hairMap] = await Promise.all([
            loadImage(displayedPhotoUrl(photoLinks)),
            hairColors ? loadHairMap(photoLinks) : null,
          ]);
          return preparePhoto(image, photoLinks, facts, hairMap);
        }
      : skipToken,
    // The first request creates the hair map, in a worker that may be busy.
    retry: (failures, error) => failures < 3 && !(error instanceof HiddenColorsError),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    gcTime: 0,
  });
}
