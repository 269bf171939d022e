import type { AnalysisResult } from '@trueseason/contracts';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import styles from './page.module.css';

export interface ResultContext {
  readonly result: AnalysisResult;
  readonly orderId: string;
  /** Shown to everybody: without what only an order's owner can do. */
  readonly isSample?: boolean;
}

export interface TitledSection {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly heading?: 'h2' | 'h3' | 'h4';
  /**
   * `large`: content takes the page's width below the heading. `fold`: collapsed on phones. `closed`: collapsed everywhere.
   */
  readonly look?: 'large' | 'fold' | 'closed';
  readonly body?: ReactNode;
}

/** A section with a heading, one without, or sections side by side. */
export type Row = TitledSection | { readonly bare: ReactNode } | { readonly split: readonly (TitledSection | false)[] };

export interface SectionsProps {
  readonly rows: readonly (Row | false)[];
  readonly heading?: TitledSection['heading'];
}

/** Rows need no keys, since their order never changes. */
export function Sections({ rows, heading }: SectionsProps): ReactNode {
  const sections = rows.map((row) => {
    if (!row) return null;
    if ('bare' in row) return row.bare;
    if ('title' in row) return <Section key={row.title} heading={heading} {...row} />;
    const parts = row.split.filter((part) => part !== false);
    return (
      <div key={parts[0]?.title} className={`row gap-4 ${styles.split}`}>
        <Sections rows={parts} heading={heading} />
      </div>
    );
  });
  return createElement(Fragment, null, ...sections);
}

interface HeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly as?: 'h1' | 'h3';
  readonly action?: ReactNode;
}

export const Head = ({ title, lead, as: Title = 'h1', action }: HeadProps): ReactNode => (
  <header className="stack gap-3">
    <div className="row apart">
      <Title className="text-2xl">{title}</Title>
      {action}
    </div>
    {lead && <p className="lead balanced">{lead}</p>}
  </header>
);

interface PageProps extends SectionsProps {
  /** The page starts with a full-width picture. */
  readonly hero?: boolean;
  readonly head?: HeadProps;
}

export const Page = ({ hero = false, head, ...sections }: PageProps): ReactNode => (
  <article className={`stack ${styles.page}`} data-hero={hero || undefined}>
    {head && <Head {...head} />}
    <Sections {...sections} />
  </article>
);

export function Section({ title, lead, heading: Heading = 'h2', look, body }: TitledSection): ReactNode {
  const [isOpen] = useState(() => look === 'fold' && (window.matchMedia?.('(min-width: 46rem)').matches ?? true));
  const textClass = `stack gap-3 ${styles.words}`;
  if (look === 'fold' || look === 'closed') {
    return (
      <details className={styles.fold} open={isOpen}>
        <summary>
          <Heading className="heading">{title}</Heading>
        </summary>
        <div className={textClass}>
          {lead && <p>{lead}</p>}
          {body}
        </div>
      </details>
    );
  }
  return (
    <section className={`stack gap-3 ${styles.titled}`} data-large={look === 'large' || undefined}>
      <div className={textClass}>
        <Heading className="heading">{title}</Heading>
        {lead && <p>{lead}</p>}
      </div>
      {body && <div className={textClass}>{body}</div>}
    </section>
  );
}

export const Rules = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul className={styles.rules}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
