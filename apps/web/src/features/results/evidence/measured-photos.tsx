import { doesCount, type Evidence, type PhotoPosition } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { usePhotoLinks } from '../../../lib/photos/photo-links.ts';
import { ColorTable } from './color-table.tsx';
import type { Choice } from './use-choice.ts';

/** The pictures above in words, while the photos are kept. */
export function MeasuredPhotos({
  orderId,
  evidence,
  choice,
}: {
  readonly orderId: string;
  readonly evidence: Pick<Evidence, 'features' | 'photos'>;
  readonly choice: Choice;
}): ReactNode {
  const { data: photos = [] } = usePhotoLinks(orderId);
  const counts = (position: PhotoPosition): boolean =>
    evidence.photos.every((verdict) => verdict.position !== position || doesCount(verdict));
  const measured = photos.flatMap(({ position, outlines }) =>
    outlines ? [{ position, outlines, counts: counts(position) }] : [],
  );
  return measured.length > 0 && <ColorTable photos={measured} features={evidence.features} choice={choice} />;
}
