import type { LockedResult } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { usePhotoLinks } from '../../photos/photo-links.ts';
import { OwnPicture, Plate } from './own-picture.tsx';
import { mostMeasured } from './proof-photo.ts';

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
  if (isPending) return <Plate />;
  return photo && <OwnPicture photo={photo} onFail={() => setFailed(true)} />;
}
