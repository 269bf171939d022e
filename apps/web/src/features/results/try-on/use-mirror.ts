import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { Evidence } from '@trueseason/contracts';
import { loadHairMap, type OwnPhoto, smallPhotoUrl } from '../../../lib/photos/photo-links.ts';
import { type Mirror, openMirror } from './mirror.ts';

/** The photo, ready to be drawn on; undefined until it is loaded, and null where no face was outlined on it. */
export function useMirror(
  orderId: string,
  photo: OwnPhoto | undefined,
  { features, photos }: Evidence,
  withHair: boolean,
): Mirror | null | undefined {
  const skinHex = features.skin.hex;
  const warnings = photos.find(({ position }) => position === photo?.position)?.warnings ?? [];
  const { data } = useQuery({
    // Not by address: that changes every few minutes, the picture does not.
    queryKey: ['mirror', orderId, photo?.position, skinHex, withHair],
    queryFn: photo
      ? async () =>
          openMirror(await load(photo), photo, { skinHex, warnings }, withHair ? await loadHairMap(photo) : null)
      : skipToken,
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return data;
}

async function load(photo: OwnPhoto): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = smallPhotoUrl(photo);
  await image.decode();
  return image;
}
