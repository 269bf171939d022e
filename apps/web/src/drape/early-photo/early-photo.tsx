import type { ReactNode } from 'react';
import { adoptEarlyPhoto } from './early-photo-element.ts';

/** The photo shown before the app loaded, over content that is not ready. */
export const EarlyPhoto = (): ReactNode => (
  <div ref={adoptEarlyPhoto} className="over" style={{ zIndex: 1 }} aria-hidden="true" />
);
