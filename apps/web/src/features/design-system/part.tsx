import type { ReactNode } from 'react';
import styles from './design-system.module.css';

export const Part = ({ title, children }: { title: string; children: ReactNode }): ReactNode => (
  <section className={styles.part}>
    <h2>{title}</h2>
    {children}
  </section>
);
