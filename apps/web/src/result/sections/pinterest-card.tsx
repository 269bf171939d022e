import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import type { ReactNode } from 'react';
import { colorsOf } from '../../order/read-result.ts';
import styles from './pinterest-card.module.css';

export const PinterestCard = ({
  result,
  about,
}: {
  result: AnalysisResult;
  about: 'clothing' | 'makeup';
}): ReactNode => (
  <div>
    <a className={styles.card} href={result[about].pinterestUrl} target="_blank" rel="noopener noreferrer">
      <span className={styles.cloths} aria-hidden="true">
        {colorsOf(result, about === 'clothing' ? 'brights' : 'lipstick')
          .slice(0, 4)
          .map(({ hex }, i) => (
            <span key={hex}>
              <Cloth hex={hex} seed={i + 60} edge={0} id={`pin-${i}`} />
            </span>
          ))}
      </span>
      <span className={`stack gap-1 text-sm ${styles.words}`}>
        <span className="title">{`${result.season} ${about === 'clothing' ? 'outfits' : 'makeup'}`}</span>
        <span className="soft">Inspiration on Pinterest (new tab)</span>
      </span>
    </a>
  </div>
);
