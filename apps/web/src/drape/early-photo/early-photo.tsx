import type { ReactNode } from 'react';
import { takePhoto } from './held-photo.ts';

/** The photo shown before the app loaded, over content that is not ready. */
export const EarlyPhoto = (): ReactNode => (
  <div ref={takePhoto} className="over" style={{ zIndex: 1 }} aria-hidden="true" />
);
