import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { type OwnPhoto, usePhotoLinks } from '../../lib/photos/photo-links.ts';
import { OwnPicture } from './own-picture.tsx';

/** That the photos were measured, shown on one of them; nothing where none can be shown. */
export function Proof({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: photos, isPending } = usePhotoLinks(orderId);
  const [failed, setFailed] = useState(false);
  const photo = failed ? undefined : mostMeasured(photos ?? []);
  if (isPending) return <Skeleton height="28rem" />;
  return photo && <OwnPicture photo={photo} onFail={() => setFailed(true)} />;
}

/** The photo on which most could be measured. */
const mostMeasured = (photos: readonly OwnPhoto[]): OwnPhoto | undefined =>
  photos.toSorted((a, b) => worth(b) - worth(a))[0];

const worth = ({ lines, silhouettes }: OwnPhoto): number => lines.length + (silhouettes.length > 0 ? 100 : 0);
