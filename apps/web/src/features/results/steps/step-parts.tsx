import type { ReactNode } from 'react';
import styles from './step.module.css';

export interface StepPageProps {
  readonly children: ReactNode;
  /** Begins with a picture from edge to edge. */
  readonly hero?: boolean;
}

export const StepPage = ({ children, hero = false }: StepPageProps): ReactNode => (
  <article className={styles.step} data-hero={hero || undefined}>
    {children}
  </article>
);

export const StepHead = ({ title, lead }: { readonly title: string; readonly lead?: ReactNode }): ReactNode => (
  <header className={styles.head}>
    <h1>{title}</h1>
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
    <h2>{title}</h2>
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

/** Closed at first: what only some want to see. */
export const More = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <details className={styles.more}>
    <summary>{title}</summary>
    <div className={styles.inside}>{children}</div>
  </details>
);
