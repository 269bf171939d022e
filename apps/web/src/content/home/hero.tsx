import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { MirrorDoor } from '../../mirror/mirror-door.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  readonly headline?: string;
  readonly lead?: string;
}

const LEAD = 'Personal color analysis from three selfies: your season, your palette, and the reasons for both.';

export const Hero = ({ headline = 'Your colors, measured.', lead = LEAD }: HeroProps): ReactNode => (
  <section className={`stack gap-5 ${styles.hero}`}>
    <div className="stack gap-4">
      <h1 className={styles.headline}>{headline}</h1>
      <p className="lead narrow">{lead}</p>
    </div>
    <MirrorDoor />
    <div className="stack start gap-2">
      <ButtonLink look="text" to={paths.upload}>
        Start with three photos
      </ButtonLink>
      <p className="text-sm soft narrow">
        ${dollars(PRICE_CENTS)} once, only if you want the result. No account. Ready in about 30 seconds.
      </p>
    </div>
  </section>
);
