import type { ReactNode } from 'react';
import styles from './guided-camera.module.css';

const FACE = 'M150 76c52 0 88 42 88 110 0 74-38 130-88 130s-88-56-88-130c0-68 36-110 88-110Z';

/** Where the face belongs. Its line fills while the head is held still. */
export const Oval = ({ held, well }: { readonly held: number; readonly well: boolean }): ReactNode => (
  <svg
    className={styles.oval}
    viewBox="0 0 300 400"
    preserveAspectRatio="none"
    data-well={well || undefined}
    aria-hidden="true"
  >
    <path className={styles.shade} fillRule="evenodd" d={`M0 0h300v400H0Z${FACE}`} />
    <path className={styles.line} d={FACE} />
    <path className={styles.fill} d={FACE} pathLength={100} strokeDasharray={`${held * 100} 100`} />
  </svg>
);
