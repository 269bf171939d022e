import type { ReactNode } from 'react';
import { adoptEarlyPhoto } from './held-photo.ts';

/** The photo shown before the app loaded, over content that is not ready. */
export const EarlyPhoto = (): ReactNode => (
  <div ref={adoptEarlyPhoto} className="over" style={{ zIndex: 1 }} aria-hidden="true" />
);
