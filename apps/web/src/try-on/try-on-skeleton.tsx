import type { ReactNode } from 'react';
import { EarlyPhoto } from '../drape/early-photo/early-photo.tsx';
import { PLATE } from '../drape/frame.ts';
import { Live } from '../ui/live/live.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './try-on.module.css';

/** As large as the room that takes its place. `live` is off for one that is replaced by another with the same words. */
export const TryOnSkeleton = ({ live = true }: { readonly live?: boolean }): ReactNode => (
  <div className={`stack gap-3 ${styles.room}`}>
    <div className={`framed ${styles.frame}`} style={{ aspectRatio: PLATE.ratio }}>
      <Skeleton height="100%" />
      <EarlyPhoto />
    </div>
    <div className={styles.waiting}>
      <Live className="text-sm soft" live={live}>
        Getting your photo ready…
      </Live>
    </div>
  </div>
);
