import type { ReactNode } from 'react';
import styles from './early-photo.module.css';
import { takePhoto } from './held-photo.ts';

/** The photo as the page showed it before the app was there, over what is not ready yet. */
export const EarlyPhoto = (): ReactNode => <div ref={takePhoto} className={styles.early} aria-hidden="true" />;
