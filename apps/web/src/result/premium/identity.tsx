import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { COOL_WINTER } from '@trueseason/seasons/cool-winter';
import { isSeasonName } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import { textsOf } from '../../order/read-result.ts';
import { leadOf } from '../accent.ts';
import styles from './premium.module.css';

export function Identity({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { tagline, personality, signature } = COOL_WINTER;
  const own = isSeasonName(result.season) ? textsOf(result, 'identity') : [tagline, personality, signature];
  return (
    <article className={`stack ${styles.identity}`}>
      <div className={styles.cloth}>
        <Cloth hex={leadOf(result)} seed={5} edge={0} height={160} id="identity" />
      </div>
      <div className={`stack gap-4 page ${styles.words}`}>
        <h3>Your Color Identity</h3>
        <p className={styles.badge}>You are a {result.season}</p>
        <p className={styles.tagline}>{own[0]}</p>
        <p>{own[1]}</p>
        <blockquote>{own[2]}</blockquote>
        <p className="soft">{result.description}</p>
      </div>
    </article>
  );
}
