import type { AnalysisResult } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import styles from './pinterest-card.module.css';

export const PinterestCard = ({
  result,
  about,
}: {
  result: AnalysisResult;
  about: 'clothing' | 'makeup';
}): ReactNode => (
  <div>
    <a
      className={`row gap-1 text-sm ${styles.card}`}
      href={result[about].pinterestUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="strong">{`${result.season} ${about === 'clothing' ? 'outfits' : 'makeup'}`}</span>
      <span className="soft">on Pinterest (new tab)</span>
    </a>
  </div>
);
