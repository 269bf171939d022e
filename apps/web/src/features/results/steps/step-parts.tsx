import type { ReactNode } from 'react';
import styles from './step.module.css';

export const StepPage = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <article className={styles.step}>{children}</article>
);

export const StepHead = ({ title, lead }: { readonly title: string; readonly lead?: ReactNode }): ReactNode => (
  <header className={styles.head}>
    <h2>{title}</h2>
    {lead && <p>{lead}</p>}
  </header>
);

export const Section = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <section className={styles.section}>
    <h3>{title}</h3>
    {lead && <p>{lead}</p>}
    {children}
  </section>
);

export const Rules = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul className={styles.rules}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export const Split = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={styles.split}>{children}</div>
);
