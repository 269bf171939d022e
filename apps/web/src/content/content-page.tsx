import type { ReactNode } from 'react';
import { Prose } from '../ui/prose/prose.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';

export interface ContentPageProps {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** A decorative drawing next to the title. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

export const ContentPage = ({ title, description, html, picture, children }: ContentPageProps): ReactNode => (
  <PageShell title={title} content>
    <meta name="description" content={description} />
    <div className="stack gap-6 columns page" style={{ '--columns': '4fr 7fr' }}>
      <header className="stack gap-6">
        <h1 className="short">{title}</h1>
        {picture && (
          <div className="narrow" aria-hidden="true">
            {picture}
          </div>
        )}
      </header>
      <div className="stack gap-6">
        <Prose html={html} />
        {children}
      </div>
    </div>
  </PageShell>
);
