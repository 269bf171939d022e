import type { ReactNode } from 'react';
import { NotOpened, type NotOpenedProps } from '../../order/order-state/order-state.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './upload.module.css';

/** In place of the photos while their order is fetched, and where it cannot be. */
export const Opening = ({ error, onRetry }: NotOpenedProps): ReactNode => (
  <div className={`halves-work ${styles.work}`}>
    <Notice>{error ? <NotOpened error={error} onRetry={onRetry} /> : 'One moment…'}</Notice>
  </div>
);
