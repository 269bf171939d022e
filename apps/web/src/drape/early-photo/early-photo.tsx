import type { ReactNode } from 'react';
import { adoptEarlyPhoto, fillWithEarlyPhoto } from './early-photo-element.ts';

interface EarlyPhotoProps {
  /** In a skeleton, where it was first shown; otherwise it fills the plate that will show it. */
  readonly inSkeleton?: boolean;
}

/** The photo shown before the app loaded, over content that is not ready. */
export const EarlyPhoto = ({ inSkeleton = false }: EarlyPhotoProps): ReactNode => (
  <div
    ref={inSkeleton ? adoptEarlyPhoto : fillWithEarlyPhoto}
    className="over"
    style={{ zIndex: 1 }}
    aria-hidden="true"
  />
);
