import { Cloth, RING_COLORS, SeasonRing } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './report-sheets.module.css';

const SEASON = 'True Autumn';

/** Three pages of a sample report: the season, its colors and an outfit. */
export const ReportSheets = (): ReactNode => (
  <figure className={styles.sheets}>
    <div className={styles.sheet} data-page="cover">
      <SeasonRing season={SEASON} runnerUp="Dark Autumn" />
      <p className={styles.season}>{SEASON}</p>
    </div>
    <div className={`${styles.sheet} ${styles.bands}`} aria-hidden="true">
      {RING_COLORS[SEASON].map((hex, i) => (
        <Cloth key={hex} hex={hex} seed={i + 3} edge={0} height={40} />
      ))}
    </div>
    <div className={styles.sheet}>
      <img src="/outfits/true-autumn-1.svg" alt="" width={320} height={400} />
    </div>
    <figcaption>From a sample report: a season, its colors and an outfit.</figcaption>
  </figure>
);
