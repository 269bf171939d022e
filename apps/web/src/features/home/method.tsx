import { SEASON_COUNT, TYPE_COUNT } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './method.module.css';

const STEPS = [
  [
    'Three plain selfies',
    'By a window, face bare, eyes open. Three photos taken minutes apart share one skin, and that is how we tell you from the light.',
  ],
  [
    'We take the light out',
    'The whites of your eyes, where they can be read, tell us what color the light was. We correct for it, then read cheeks, forehead, hair, brows, iris and lips pixel by pixel.',
  ],
  [
    'You get a place on the ring',
    `Temperature, value, chroma and contrast place you among ${SEASON_COUNT} seasons and ${TYPE_COUNT} types, with the runner-up named and the reason why not that one.`,
  ],
] as const;

export const Method = (): ReactNode => (
  <section className={styles.method} aria-labelledby="method">
    <h2 id="method">A drape test, done by instrument</h2>
    <ol className={styles.steps}>
      {STEPS.map(([title, text], i) => (
        <li key={title}>
          <span className={styles.number} aria-hidden="true">
            {i + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
