import type { SeasonName, SeasonType } from '@trueseason/contracts';
import { SeasonIcon, SeasonRing } from '@trueseason/drawings';
import { isSeasonName, ringSeasonOr } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

export interface RevealProps {
  readonly kicker: string;
  readonly season: SeasonName;
  readonly seasonType: SeasonType;
  /** Half lifted on the ring, where it is told. */
  readonly runnerUp?: SeasonName;
  /** The sentence below the season's name. */
  readonly note: string;
  readonly actions?: ReactNode;
}

/** The season in large letters beside the ring that opens at it. */
export function Reveal({ kicker, season, seasonType, runnerUp, note, actions }: RevealProps): ReactNode {
  const { icon, identity, subtitle } = ringSeasonOr(season);
  const known = isSeasonName(season);
  const [first = '', second = '', third = ''] = identity.map(({ hex }) => hex);
  const opened = `The season ring, opened at ${season}`;
  return (
    <div className={styles.reveal}>
      <div className={styles.words}>
        <p className={styles.kicker}>{kicker}</p>
        <h1>{season}</h1>
        {known && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={`${styles.sure} figures`}>
          {seasonType !== season && `${seasonType}, read here through its nearest season. `}
          {note}
        </p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.ring}>
        <SeasonRing
          season={known ? season : undefined}
          runnerUp={runnerUp}
          labels
          fontFamily="var(--font-text)"
          title={runnerUp ? `${opened}, with ${runnerUp} as the runner-up` : opened}
        />
        {known && (
          <div className={styles.icon}>
            <SeasonIcon icon={icon} colors={[first, second, third]} />
          </div>
        )}
      </div>
    </div>
  );
}
