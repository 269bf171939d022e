import type { ReactNode } from 'react';
import { Prose } from '../../components/prose/prose.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import styles from './content-page.module.css';

export interface ContentPageProps {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly children?: ReactNode;
}

export const ContentPage = ({ title, description, html, children }: ContentPageProps): ReactNode => (
  <PageShell>
    <title>{`${title} · TrueSeason`}</title>
    <meta name="description" content={description} />
    <div className={styles.page}>
      <h1>{title}</h1>
      <div className={styles.body}>
        <Prose html={html} />
        {children}
      </div>
    </div>
  </PageShell>
);
