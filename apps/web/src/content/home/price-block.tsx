import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PriceNote } from '../../ui/price-note/price-note.tsx';
import styles from './price-block.module.css';

export const PriceBlock = (): ReactNode => (
  <section className={`stack gap-5 columns ${styles.price}`} style={{ '--columns': '7fr 5fr' }} aria-labelledby="price">
    <h2 id="price" className={styles.sum}>
      ${dollars(PRICE_CENTS)}
    </h2>
    <div className="stack start gap-5">
      <PriceNote className="text-sm soft" />
      <p className="text-lg">We measure your photos first. Then you decide whether to open the result.</p>
      <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
      <p className="text-sm soft">
        Color analysis is an opinion, and consultants often disagree. So we show you how sure we are.
      </p>
    </div>
  </section>
);
