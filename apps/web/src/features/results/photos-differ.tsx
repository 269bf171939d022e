import { PHOTO_WARNING_ADVICE } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Link } from '../../components/link/link.tsx';
import styles from './photos-differ.module.css';

/** Stands above every step: it qualifies all of them. */
export const PhotosDiffer = (): ReactNode => (
  <p role="note" className={styles.note}>
    {PHOTO_WARNING_ADVICE.unlike_others.advice} <Link to="#evidence">What each photo showed</Link>
  </p>
);
