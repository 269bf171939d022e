import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import styles from './drawn-looks.module.css';

const SIX = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Stands in the shape of the figures until they are drawn, so that nothing below them moves. */
export const LooksSkeleton = (): ReactNode => (
  <ul className={styles.looks} aria-hidden="true">
    {SIX.map((look) => (
      <li key={look}>
        <div className={styles.box}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.words} />
      </li>
    ))}
  </ul>
);
