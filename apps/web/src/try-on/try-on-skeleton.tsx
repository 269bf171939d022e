import type { ReactNode } from 'react';
import { PLATE } from '../drape/frame.ts';
import { Live } from '../ui/live/live.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './try-on.module.css';

/** As large as the room that takes its place. */
export const TryOnSkeleton = (): ReactNode => (
  <div className={`stack gap-3 ${styles.room}`}>
    <div className={styles.frame} style={{ aspectRatio: PLATE.ratio }}>
      <Skeleton height="100%" />
    </div>
    <div className={styles.waiting}>
      <Live className="text-sm soft">Getting your photo ready…</Live>
    </div>
  </div>
);
