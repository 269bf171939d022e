import type { ReactNode } from 'react';
import { Notice } from '../../components/notice/notice.tsx';
import { NotOpened, type NotOpenedProps } from '../../components/order-state/order-state.tsx';
import halves from '../../components/page-parts/halves.module.css';
import styles from './upload.module.css';

/** In place of the photos while their order is fetched, and where it cannot be. */
export const Opening = ({ error, onRetry }: NotOpenedProps): ReactNode => (
  <div className={`${halves.work} ${styles.work}`}>
    <Notice>{error ? <NotOpened error={error} onRetry={onRetry} /> : 'One moment…'}</Notice>
  </div>
);
