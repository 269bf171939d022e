import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { premiumIdentityOf } from '@trueseason/seasons';
import type { ReactNode } from 'react';
import { leadOf } from '../../lib/result/accent.ts';
import styles from './premium.module.css';

export function Identity({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { tagline, personality, signature } = premiumIdentityOf(result.season);
  return (
    <article className={styles.identity}>
      <div className={styles.cloth}>
        <Cloth hex={leadOf(result)} seed={5} edge={0} height={160} id="identity" />
      </div>
      <div className={styles.words}>
        <h3>Your Color Identity</h3>
        <p className={styles.badge}>You are a {result.season}</p>
        <p className={styles.tagline}>{tagline}</p>
        <p>{personality}</p>
        <blockquote>{signature}</blockquote>
        <p className={styles.soft}>{result.description}</p>
      </div>
    </article>
  );
}
