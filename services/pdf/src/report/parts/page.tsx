import { BRAND } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import type { Report } from '../model.ts';

/** Paper for reading; white for swatches, so that nothing tints them; bleed for pages without margins or foot. */
export type PageTone = 'paper' | 'white' | 'bleed';

export interface PageProps {
  readonly report: Report;
  readonly number: number;
  /** The chapter's name, which becomes the page's bookmark. */
  readonly title: string;
  /** The same as it is set on the page, where that is more than the name. */
  readonly heading?: ReactNode;
  /** One or two sentences under the heading. */
  readonly lead?: ReactNode;
  readonly tone?: PageTone;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Page({ report, number, title, heading, lead, tone = 'paper', className = '', children }: PageProps) {
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
        <span className="folio">{number}</span>
      </footer>
    </section>
  );
}

export const pageCss = `
.page{position:relative;width:210mm;min-height:297mm;padding:21mm 17mm 25mm 24mm;break-after:page;overflow:hidden;
  display:flex;flex-direction:column}
.page > *{flex:none}
.page > .fill{flex:1 0 auto}
.page:last-child{break-after:auto}
.paper{background:var(--paper)}
.white{background:#fff}
.chapter{margin-bottom:9mm;padding-right:26mm}
.chapter h2{font:340 44pt/0.98 Headline;letter-spacing:-0.022em;margin-left:-0.04em;text-wrap:balance}
.chapter h2 em{color:var(--accent)}
.lead{font:380 13.5pt/1.42 Reading;margin-top:5mm;max-width:132mm;text-wrap:pretty}
.foot{position:absolute;left:24mm;right:17mm;bottom:13mm;display:flex;justify-content:space-between;
  font:400 8.6pt/1 Grotesk,Reading;color:var(--muted)}
.foot i{font:italic 380 9.6pt/1 Reading;margin-left:1.6mm}
.folio{color:var(--ink);font-variant-numeric:tabular-nums}
`;
