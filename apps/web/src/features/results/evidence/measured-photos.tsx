import type { Evidence } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ColorTable } from './color-table.tsx';
import type { Choice } from './use-choice.ts';
import { useMeasuredPhotos } from './use-measured-photos.ts';

/** The pictures above in words, while the photos are kept. */
export function MeasuredPhotos({
  orderId,
  evidence,
  choice,
}: {
  readonly orderId: string;
  readonly evidence: Pick<Evidence, 'features' | 'photos' | 'answers'>;
  readonly choice: Choice;
}): ReactNode {
  const measured = useMeasuredPhotos(orderId, evidence.photos);
  return measured.length > 0 && <ColorTable photos={measured} evidence={evidence} choice={choice} />;
}
