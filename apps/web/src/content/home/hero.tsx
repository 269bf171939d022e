import { formatPrice, PHOTO_RETENTION, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { MirrorButton } from '../../mirror/mirror-button.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  readonly headline?: string;
  readonly lead?: string;
}

const LEAD = 'Personal color analysis from three selfies: your season, your palette, and why.';

export const Hero = ({ headline = 'Your colors, measured.', lead = LEAD }: HeroProps): ReactNode => (
  <section className={`stack ${styles.hero}`}>
    <div className="stack gap-3">
      <h1 className={styles.headline}>{headline}</h1>
      <p className={`lead narrow ${styles.lead}`}>{lead}</p>
    </div>
    <MirrorButton />
    <div className="stack start gap-2">
      <ButtonLink look="quiet" to={paths.upload}>
        Start with three photos
      </ButtonLink>
      <p className="text-sm narrow">
        <strong className="text-lg">{formatPrice(PRICE_CENTS)}</strong> once, only if you want the result. Photos you
        send are deleted within {PHOTO_RETENTION.completedDays} days.
      </p>
    </div>
  </section>
);
