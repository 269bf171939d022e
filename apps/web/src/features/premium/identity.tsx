import type { AnalysisResult } from '@trueseason/contracts';
import { Cloth } from '@trueseason/drawings';
import { premiumIdentityOf } from '@trueseason/seasons';
import { leadColor } from '@trueseason/seasons/lead-color';
import { ringSeasonOr } from '@trueseason/seasons/ring';
import type { ReactNode } from 'react';
import styles from './premium.module.css';

export function Identity({ result }: { readonly result: AnalysisResult }): ReactNode {
  const { tagline, personality, signature } = premiumIdentityOf(result.season);
  const lead = leadColor(result.overview.signatureColors) ?? ringSeasonOr(result.season).arc;
  return (
    <article className={styles.identity}>
      <div className={styles.cloth}>
        <Cloth hex={lead} seed={5} edge={0} height={160} id="identity" />
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
