import type { CSSProperties, ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A placeholder in the shape of the coming content. */
export const Skeleton = ({
  height,
  width,
}: {
  height: CSSProperties['height'];
  width?: CSSProperties['width'];
}): ReactNode => <div className={styles.skeleton} style={{ height, width }} aria-hidden="true" />;
