import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import type { PageContext } from '../page-context.ts';

/** Paper for reading; white for swatches, so that nothing tints them. */
export type PageTone = 'paper' | 'white';

export interface PageProps {
  /** Its title becomes the page's bookmark. */
  readonly context: PageContext;
  /** The title as it is set on the page, where that is more than the words. */
  readonly heading?: ReactNode;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
  readonly tone?: PageTone;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ context, heading, lead, tone = 'paper', className = '', children }: PageProps) {
  const { report, number, sheets, title } = context;
  return (
    <section className={`page ${tone} ${className}`} id={`page-${number}`} aria-label={title}>
      <header className="chapter">
        <h2>{heading ?? title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
      <footer className="foot">
        <span>
          {BRAND.name} <i>{report.result.season}</i>
        </span>
        <span className="folio">{number + sheets - 1}</span>
      </footer>
    </section>
  );
}
