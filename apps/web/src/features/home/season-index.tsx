import { RING_COLORS, RING_ORDER } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './season-index.module.css';

const TRAITS: Readonly<Record<string, string>> = {
  'Bright Spring': 'clear first, then warm',
  'True Spring': 'warm, light and lively',
  'Light Spring': 'light first, then warm',
  'Light Summer': 'light first, then cool',
  'True Summer': 'cool, gentle and even',
  'Soft Summer': 'muted first, then cool',
  'Soft Autumn': 'muted first, then warm',
  'True Autumn': 'warm, deep and earthy',
  'Dark Autumn': 'deep first, then warm',
  'Dark Winter': 'deep first, then cool',
  'True Winter': 'cool, deep and sharp',
  'Bright Winter': 'clear first, then cool',
};

export const SeasonIndex = (): ReactNode => (
  <section className={styles.index} aria-labelledby="seasons">
    <header className={styles.head}>
      <h2 id="seasons">Twelve places on one ring</h2>
      <p>
        Each season touches two neighbors and shares a trait with both. Four more types, the Absolutes, are given when
        no trait leads; they name a family rather than a finer answer.
      </p>
    </header>
    <img className={styles.ring} src="/favicon.svg" alt="" width={480} height={480} loading="lazy" />
    <ul className={styles.list}>
      {RING_ORDER.map((season) => (
        <li key={season}>
          <span className={styles.colors} aria-hidden="true">
            {RING_COLORS[season].map((hex) => (
              <span key={hex} style={{ background: hex }} />
            ))}
          </span>
          <h3>{season}</h3>
          <p>{TRAITS[season]}</p>
        </li>
      ))}
    </ul>
  </section>
);
