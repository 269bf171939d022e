import type { SeasonName } from '@trueseason/contracts';
import { Face, PEOPLE, RING_COLORS } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './sitters.module.css';

const SITTERS: readonly (readonly [person: number, cloth: SeasonName])[] = [
  [5, 'True Spring'],
  [4, 'True Autumn'],
  [3, 'Soft Summer'],
  [7, 'Dark Winter'],
  [6, 'Soft Autumn'],
  [1, 'Bright Winter'],
];

/** People of many colorings, each in one that suits them. */
export const Sitters = (): ReactNode => (
  <div className={styles.sitters}>
    {SITTERS.map(([person, season], i) => (
      <div key={season} style={{ background: `color-mix(in oklab, ${RING_COLORS[season][0]} 22%, #F3EEE5)` }}>
        <Face {...(PEOPLE[person] ?? PEOPLE[0])} id={`sitter-${i}`} cloth={RING_COLORS[season][0]} seed={i + 2} />
      </div>
    ))}
  </div>
);
