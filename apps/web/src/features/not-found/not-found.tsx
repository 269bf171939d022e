import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './not-found.module.css';

export const Component = (): ReactNode => (
  <PageShell>
    <title>404 Page Not Found · TrueSeason</title>
    <section className={styles.card}>
      <h1>404 Page Not Found</h1>
      <p>
        There is no page at this address. It may have moved, or the link may have lost a character on its way to you.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={paths.home}>Go home</ButtonLink>
        <ButtonLink look="text" to={paths.lookup}>
          Looking for your results?
        </ButtonLink>
      </div>
    </section>
  </PageShell>
);
