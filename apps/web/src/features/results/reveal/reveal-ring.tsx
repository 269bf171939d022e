import type { SeasonName } from '@trueseason/contracts';
import { RingPart } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './reveal-ring.module.css';

const PARTS = ['left', 'right', 'own'] as const;

/** The mark closes: two halves turn toward each other, and the season's own arc drops into the gap. */
export const RevealRing = ({ season, delay }: { season: SeasonName; delay: number }): ReactNode => (
  <div className={styles.ring}>
    {PARTS.map((part) => (
      <div key={part} className={styles.part} data-of={part} style={{ animationDelay: `${delay}ms` }}>
        <RingPart season={season} part={part} />
      </div>
    ))}
  </div>
);
