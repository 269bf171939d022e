import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './hero.module.css';
import { ReportSheets } from './report-sheets.tsx';

export interface HeroProps {
  readonly headline?: string;
  readonly lead?: string;
}

const LEAD =
  'Upload three selfies. We measure your skin, hair, and eyes, correct for the light, name your season, and show you why.';

export const Hero = ({ headline = 'Your colors, measured.', lead = LEAD }: HeroProps): ReactNode => (
  <section className={`stack gap-6 ${styles.hero}`}>
    <div className={`stack gap-5 ${styles.words}`}>
      <h1 className="short">{headline}</h1>
      <p className="lead narrow">{lead}</p>
      <div className="stack start gap-4">
        <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
        <p className="text-sm soft narrow">
          ${dollars(PRICE_CENTS)} once, only if you want the result. No account. Ready in about 30 seconds.
        </p>
      </div>
    </div>
    <ReportSheets />
  </section>
);
