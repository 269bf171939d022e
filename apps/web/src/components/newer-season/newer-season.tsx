import { isSeasonName } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import styles from './newer-season.module.css';

/** Says why a page that was loaded before a season was added does not draw it. */
export const NewerSeason = ({ season }: { readonly season: string }): ReactNode =>
  isSeasonName(season) ? null : (
    <p role="note" className={styles.note}>
      {season} is newer than this page. Reload to see its pictures and guides.
    </p>
  );
