import type { ReactNode } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
}

export const Progress = ({ percent, label }: ProgressProps): ReactNode => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    className={styles.track}
  >
    <div className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
  </div>
);
