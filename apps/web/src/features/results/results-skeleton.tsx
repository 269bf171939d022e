import type { ReactNode } from 'react';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import styles from './results-skeleton.module.css';

export const ResultsSkeleton = (): ReactNode => (
  <PageShell>
    <div className={styles.page} role="status" aria-label="Loading your results">
      <div className={styles.words}>
        <Skeleton height="1rem" width="7rem" />
        <Skeleton height="6rem" width="20rem" />
        <Skeleton height="6rem" width="24rem" />
        <Skeleton height="3rem" width="18rem" />
      </div>
      <Skeleton height="min(90vw, 32rem)" />
    </div>
  </PageShell>
);
