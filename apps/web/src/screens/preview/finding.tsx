import type { Finding } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './finding.module.css';

/** One true thing about this person, free. */
export const FreeFinding = ({ finding }: { readonly finding: Finding }): ReactNode => (
  <section className="stack gap-2 ruled" aria-labelledby="finding">
    <h2 id="finding" className={styles.label}>
      One finding, free
    </h2>
    <p className="heading">{finding.text}</p>
  </section>
);
