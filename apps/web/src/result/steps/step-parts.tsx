import type { NamedColor } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { isWide } from '../../lib/browser/is-wide.ts';
import styles from './step.module.css';

export interface StepPageProps {
  readonly children: ReactNode;
  /** Begins with a picture from edge to edge. */
  readonly hero?: boolean;
}

export const StepPage = ({ children, hero = false }: StepPageProps): ReactNode => (
  <article className={`stack gap-4 ${styles.step}`} data-hero={hero || undefined}>
    {children}
  </article>
);

export const StepHead = ({ title, lead }: { readonly title: string; readonly lead?: ReactNode }): ReactNode => (
  <header className={`stack gap-3 ${styles.head}`}>
    <h1>{title}</h1>
    {lead && <p>{lead}</p>}
  </header>
);

export interface SectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

interface OwnSectionProps extends SectionProps {
  /** Cloth, or a face, takes the width of the page, below its heading. */
  readonly large?: boolean;
}

export const Section = ({ title, lead, children, large = false }: OwnSectionProps): ReactNode => (
  <section className={`stack gap-3 ${styles.section} ${styles.titled}`} data-large={large || undefined}>
    <div className={`stack gap-3 ${styles.title}`}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    {children && <div className={`stack gap-3 ${styles.body}`}>{children}</div>}
  </section>
);

export interface FoldProps extends SectionProps {
  /** Shown beside the heading while it is closed. */
  readonly colors?: readonly NamedColor[];
  /** Closed at first on wide screens as well. */
  readonly closed?: boolean;
}

/** A section that comes second: on a phone its heading alone, which opens it. */
export function Fold({ title, lead, colors = [], closed = false, children }: FoldProps): ReactNode {
  const [open] = useState(() => !closed && isWide());
  return (
    <details className={`stack gap-3 ${styles.section} ${styles.fold}`} open={open}>
      <summary>
        <h2>{title}</h2>
        {colors.length > 0 && (
          <span className={styles.strip} aria-hidden="true">
            {colors.map(({ hex }) => (
              <span key={hex} style={{ background: hex }} />
            ))}
          </span>
        )}
      </summary>
      <div className={`stack gap-3 ${styles.section}`}>
        {lead && <p>{lead}</p>}
        {children}
      </div>
    </details>
  );
}

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

interface MoreProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Closed at first: what only some want to see. */
export const More = ({ title, children }: MoreProps): ReactNode => (
  <details className={styles.more}>
    <summary>{title}</summary>
    <div className={`stack gap-6 ${styles.inside}`}>{children}</div>
  </details>
);
