import { formatPrice, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { MirrorButton } from '../../mirror/mirror-button.tsx';
import { PaintedFaces } from '../../mirror/painted-faces.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './hero.module.css';

export interface HeroProps {
  readonly headline?: string;
  readonly lead?: string;
}

const LEAD = 'Personal color analysis from three selfies: your season, your palette, and why.';

export const Hero = ({ headline = 'Your colors, measured.', lead = LEAD }: HeroProps): ReactNode => (
  <section className={`stack ${styles.hero}`}>
    <div className={`stack gap-3 ${styles.promise}`}>
      <h1 className={styles.headline}>{headline}</h1>
      <p className={`lead narrow ${styles.lead}`}>{lead}</p>
    </div>
    <div className={styles.faces}>
      <PaintedFaces />
    </div>
    <div className="stack gap-3">
      <MirrorButton />
      <div className="text-sm">
        <p>
          <strong className="text-lg">{formatPrice(PRICE_CENTS)}</strong> once, only if you want the result.
        </p>
        <p className={`row ${styles.ways}`}>
          <Link to={paths.upload}>Start with three photos</Link>
          <Link to={paths.sample}>See a sample result</Link>
        </p>
      </div>
    </div>
  </section>
);
