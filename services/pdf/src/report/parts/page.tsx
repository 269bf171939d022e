import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import type { Report } from '../model.ts';

export interface PageContext {
  readonly report: Report;
  readonly title: string;
  /** Its sheet's, counted from the cover. */
  readonly number: number;
}

export interface PageProps {
  /** Its title becomes the page's bookmark. */
  readonly context: PageContext;
  /** The title as shown, if more than words. */
  readonly heading?: ReactNode;
  readonly lead?: ReactNode;
  /** Paper for reading; white for swatches, so that nothing tints them. */
  readonly tone?: 'paper' | 'white';
  readonly className: string;
  readonly children: ReactNode;
}

export function Page({ context, heading, lead, tone = 'paper', className, children }: PageProps) {
  const { report, number, title } = context;
  return (
    <section className={`page ${tone} ${className}`} aria-label={title}>
      <header className="chapter">
        <h2>{heading ?? title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
      <footer className="foot">
        <span>
          {BRAND.name} <i>{report.result.season}</i>
        </span>
        <span className="folio">{number}</span>
      </footer>
    </section>
  );
}
