import { RING_COLORS } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { HungCloths } from '../../ui/hung-cloths/hung-cloths.tsx';
import styles from './report-sheets.module.css';

const SEASON = 'True Autumn';

/** Three pages of a sample report: a season in its colors, and two outfits. */
export const ReportSheets = (): ReactNode => (
  <figure className={`stack gap-3 ${styles.sheets}`}>
    <div className={styles.cover}>
      <HungCloths colors={RING_COLORS[SEASON]} />
      <p>{SEASON}</p>
    </div>
    <img src="/outfits/true-autumn/1.svg" alt="" width={320} height={400} />
    <img src="/outfits/true-autumn/2.svg" alt="" width={320} height={400} />
    <figcaption className="text-sm soft">From a sample report: a season, its colors and outfits.</figcaption>
  </figure>
);
