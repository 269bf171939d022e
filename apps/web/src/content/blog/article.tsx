import { longDate } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Prose } from '../../ui/prose/prose.tsx';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import styles from './article.module.css';
import { type ArticleInfo, findArticle } from './articles.ts';

const BODIES = import.meta.glob<string>('./articles/*.md', { import: 'default' });

export interface LoadedArticle {
  readonly info: ArticleInfo;
  readonly html: string;
}

export async function findPost(slug: string): Promise<LoadedArticle | null> {
  const info = findArticle(slug);
  const html = await BODIES[`./articles/${slug}.md`]?.();
  return info && html ? { info, html } : null;
}

export const Post = ({ article }: { readonly article: LoadedArticle | null }): ReactNode =>
  article ? <Article {...article} /> : <Unknown />;

const Article = ({ info, html }: LoadedArticle): ReactNode => (
  <PageShell title={info.title} content>
    <meta name="description" content={info.description} />
    <article className="stack">
      <header className={`stack gap-4 ${styles.head}`}>
        <Link to={paths.blog} className="text-sm">
          Journal
        </Link>
        <h1>{info.title}</h1>
        <p className="lead">{info.description}</p>
        <time className="text-xs soft" dateTime={info.date}>
          {longDate(info.date)}
        </time>
      </header>
      <div className={styles.body}>
        <Prose html={html} />
      </div>
      <footer className={`stack start gap-4 ruled ${styles.measure}`}>
        <p className="heading">All it takes is three photos.</p>
        <ButtonLink look="quiet" to={paths.upload}>
          Have your own colors measured
        </ButtonLink>
      </footer>
    </article>
  </PageShell>
);

const Unknown = (): ReactNode => (
  <PageShell title="Journal" content quiet>
    <RingMessage ring="empty" title="We can’t find this article">
      <p>It may have been renamed. All our articles are listed in the journal.</p>
      <div className="ways">
        <ButtonLink to={paths.blog}>All articles</ButtonLink>
      </div>
    </RingMessage>
  </PageShell>
);
