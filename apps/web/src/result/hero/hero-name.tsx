import { readableInk } from '@trueseason/color';
import type { ReactNode } from 'react';
import styles from './hero-name.module.css';

export interface HeroNameProps {
  readonly kicker: string;
  readonly season: string;
  /** The color of the cloth that it lies on. */
  readonly cloth: string;
}

/** The season's name in large type, in the ink that reads on its cloth. */
export const HeroName = ({ kicker, season, cloth }: HeroNameProps): ReactNode => (
  <>
    <div className={styles.veil} style={{ '--cloth': cloth }} />
    <div className={styles.name} style={{ color: readableInk(cloth) }}>
      <p className={styles.kicker}>{kicker}</p>
      <h1>{season}</h1>
    </div>
  </>
);
