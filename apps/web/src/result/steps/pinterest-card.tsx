import type { NamedColor } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import styles from './pinterest-card.module.css';

export interface PinterestCardProps {
  readonly title: string;
  readonly url: string;
  readonly colors: readonly NamedColor[];
}

/** Leads to a Pinterest search in a new tab. */
export const PinterestCard = ({ title, url, colors }: PinterestCardProps): ReactNode => (
  <div>
    <a className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
      <span className={styles.cloths} aria-hidden="true">
        {colors.map(({ hex }, i) => (
          <span key={hex}>
            <Cloth hex={hex} seed={i + 60} edge={0} id={`pin-${i}`} />
          </span>
        ))}
      </span>
      <span className={`stack gap-1 text-sm soft ${styles.words}`}>
        <span className={styles.title}>{title}</span>
        <span>Inspiration on Pinterest, in a new tab</span>
      </span>
    </a>
  </div>
);
