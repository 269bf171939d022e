import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './hero.module.css';
import { SampleResult } from './sample-result.tsx';

export interface HeroProps {
  readonly headline?: string;
  readonly lead?: string;
}

const LEAD =
  'Upload three selfies. We read your skin, hair and eyes, take the light out of the picture, and name your season. The evidence comes with it.';

export const Hero = ({ headline = 'Your colors, measured.', lead = LEAD }: HeroProps): ReactNode => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <h1>{headline}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.act}>
        <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
        <p className={styles.terms}>
          ${dollars(PRICE_CENTS)} once, only if you want the result. No account. Results in about 30 seconds.
        </p>
      </div>
    </div>
    <SampleResult />
  </section>
);
