import type { LabTuple } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { usePhotoLinks } from '../../../lib/photos/photo-links.ts';
import { ColorTable } from './color-table.tsx';
import type { Choice } from './use-choice.ts';

/** The pictures above in words, while the photos are kept. */
export function MeasuredPhotos({
  orderId,
  skin,
  choice,
}: {
  readonly orderId: string;
  /** As it is told. */
  readonly skin: LabTuple;
  readonly choice: Choice;
}): ReactNode {
  const { data: photos = [] } = usePhotoLinks(orderId);
  const measured = photos.flatMap(({ position, outlines }) => (outlines ? [{ position, outlines }] : []));
  return measured.length > 0 && <ColorTable photos={measured} skin={skin} choice={choice} />;
}
