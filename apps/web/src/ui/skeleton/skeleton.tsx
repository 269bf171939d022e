import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

export const Skeleton = ({
  height,
  width,
}: {
  height: CSSProperties['height'];
  width?: CSSProperties['width'];
}): ReactNode => <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
