import { dollars, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { PriceNote } from '../../components/price-note/price-note.tsx';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './price-block.module.css';

export const PriceBlock = (): ReactNode => (
  <section className={styles.price} aria-labelledby="price">
    <h2 id="price" className={styles.sum}>
      ${dollars(PRICE_CENTS)}
    </h2>
    <div className={styles.words}>
      <PriceNote className={styles.includes} />
      <p className={styles.lead}>
        One payment, one analysis. We look at your photos first; you decide afterwards whether to open the result.
      </p>
      <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
      <p className={styles.note}>
        Color analysis is a practiced opinion, not a medical fact. Human consultants often disagree with each other, so
        we publish our doubt with our answer.
      </p>
    </div>
  </section>
);
