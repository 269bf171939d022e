import { keepPreviousData, type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
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
  const client = useQueryClient();
  const skinHex = features.skin.hex;
  const warnings = photos.find(({ position }) => position === photo?.position)?.warnings ?? [];
  const { data } = useQuery({
    // Not by address: that changes every few minutes, the picture does not.
    queryKey: ['mirror', orderId, photo?.position, skinHex, withHair],
    queryFn: photo
      ? async () => {
          const [image, map] = await Promise.all([load(photo), withHair ? hairMapOf(client, photo) : null]);
          return openMirror(image, photo, { skinHex, warnings }, map);
        }
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

/** Made when it is first asked for, by a worker that may be busy; without it nothing else is lost. */
async function hairMapOf(client: QueryClient, photo: OwnPhoto): Promise<ImageBitmap | null> {
  const asked = { queryKey: ['hair-map', photo.url], queryFn: () => loadHairMap(photo), retry: 2, gcTime: 0 };
  return client.fetchQuery(asked).catch(() => null);
}
