import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Evidence } from '@trueseason/contracts';
import { loadImage } from '../lib/browser/load-image.ts';
import { type OwnPhoto, smallPhotoUrl } from '../photos/own-photo.ts';
import { loadHairMap, photoLinksQuery } from '../photos/photo-links.ts';
import { type Mirror, openMirror } from './mirror.ts';

interface Reflected {
  /** Undefined until it is loaded, and null where no face was outlined. */
  readonly mirror: Mirror | null | undefined;
  /** It is that of the photo before, while the next is loaded. */
  readonly isNext: boolean;
  readonly failed: boolean;
  readonly again: () => void;
}

/** The photo, ready to be drawn on. */
export function useMirror(
  orderId: string,
  photo: OwnPhoto | undefined,
  { features, photos }: Evidence,
  withHair: boolean,
): Reflected {
  const client = useQueryClient();
  const skinHex = features.skin.hex;
  const hairLab = features.hair?.lab;
  const position = photo?.position;
  const warnings = photos.find((verdict) => verdict.position === position)?.warnings ?? [];
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    // Not by address: that changes every few minutes, the picture does not.
    queryKey: ['mirror', orderId, position, skinHex, hairLab, withHair],
    queryFn: position
      ? async () => {
          const links = await client.fetchQuery(photoLinksQuery(orderId));
          const own = links.find((one) => one.position === position);
          if (!own) return null;
          const [image, map] = await Promise.all([loadImage(smallPhotoUrl(own)), withHair ? loadHairMap(own) : null]);
          return openMirror(image, own, { skinHex, hairLab, warnings }, map);
        }
      : skipToken,
    // Where hair is, is looked for when it is first asked for, by a worker that may be busy.
    retry: 3,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return { mirror: data, isNext: isPlaceholderData, failed: isError, again: () => void refetch() };
}
