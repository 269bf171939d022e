import { longDate } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { HungCloths } from '../../ui/hung-cloths/hung-cloths.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { ARTICLES } from './articles.ts';
import styles from './blog-index.module.css';

export const Component = (): ReactNode => (
  <PageShell title="Journal" content>
    <meta
      name="description"
      content="Articles on personal color: seasons compared, draping, photography, wardrobes and the science of undertone."
    />
    <header className={`stack gap-4 ${styles.head}`}>
      <h1>Journal</h1>
      <p className="text-lg">Notes on color and how to wear it. They’re useful even if you never buy from us.</p>
    </header>
    <ul className={`stack gap-5 ${styles.list}`}>
      {ARTICLES.map(({ slug, title, description, date, cloths }) => (
        <li key={slug}>
          <Link to={paths.article(slug)} className="row gap-4 ruled">
            <div className={`framed ${styles.picture}`}>
              <HungCloths colors={cloths} />
            </div>
            <div className={`stack gap-2 ${styles.words}`}>
              <h2>{title}</h2>
              <p className="text-sm">{description}</p>
              <time className="text-xs soft" dateTime={date}>
                {longDate(date)}
              </time>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  </PageShell>
);
