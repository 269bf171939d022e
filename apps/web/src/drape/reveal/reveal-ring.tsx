import { readableInk } from '@trueseason/color';
import type { SeasonName } from '@trueseason/contracts';
import { RingPart } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './reveal-ring.module.css';

const PARTS = ['left', 'right', 'own'] as const;

export interface RevealRingProps {
  readonly season: SeasonName;
  /** The color that it closes on, which is often the season's own. */
  readonly cloth: string;
  readonly delay: number;
}

/** The mark closes: two halves turn toward each other, and the season's own arc drops into the gap. */
export const RevealRing = ({ season, cloth, delay }: RevealRingProps): ReactNode => (
  <div className={styles.ring}>
    {PARTS.map((part) => (
      <div key={part} className={styles.part} data-of={part} style={{ animationDelay: `${delay}ms` }}>
        <RingPart season={season} part={part} {...(part === 'own' && { edge: readableInk(cloth), ground: cloth })} />
      </div>
    ))}
  </div>
);
