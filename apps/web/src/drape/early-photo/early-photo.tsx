import type { ReactNode } from 'react';
import styles from './early-photo.module.css';
import { takePhoto } from './held-photo.ts';

/** The photo as shown before the app loaded, over content that is not ready. */
export const EarlyPhoto = (): ReactNode => (
  <div ref={takePhoto} className={`over ${styles.early}`} aria-hidden="true" />
);
