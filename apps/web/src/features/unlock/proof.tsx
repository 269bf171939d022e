import type { LockedResult } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { type OwnPhoto, usePhotoLinks } from '../../lib/photos/photo-links.ts';
import { OwnPicture } from './own-picture.tsx';

/** That the photos were measured, shown on one of them; nothing where none can be shown. */
export function Proof({
  orderId,
  repeated,
}: {
  readonly orderId: string;
  /** Photos that do not count. */
  readonly repeated: LockedResult['repeated'];
}): ReactNode {
  const { data: photos, isPending } = usePhotoLinks(orderId);
  const [failed, setFailed] = useState(false);
  const photo = failed ? undefined : mostMeasured(photos ?? [], repeated);
  if (isPending) return <Skeleton height="28rem" />;
  return photo && <OwnPicture photo={photo} onFail={() => setFailed(true)} />;
}

/** The photo on which most could be measured, of those that count if any is kept. */
export function mostMeasured<Photo extends Pick<OwnPhoto, 'position' | 'lines' | 'silhouettes'>>(
  photos: readonly Photo[],
  repeated: LockedResult['repeated'],
): Photo | undefined {
  const counting = photos.filter(({ position }) => repeated.every((one) => one.position !== position));
  return (counting.length > 0 ? counting : photos).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** The chin of a face that goes on to here, in shares of the photo's height, is cut off by the photo. */
const CUT = 0.985;

const worth = ({ lines, silhouettes }: Pick<OwnPhoto, 'lines' | 'silhouettes'>): number => {
  const faces = silhouettes.filter(({ feature }) => feature === 'face').flatMap((face) => face.lines.flat());
  const isWhole = faces.length > 0 && faces.every(([, y]) => y < CUT);
  return lines.length + (silhouettes.length > 0 ? 100 : 0) + (isWhole ? 50 : 0);
};
