import { formatPrice, PHOTO_RETENTION, PRICE_CENTS } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import reportPage from '../../ui/report-sheets/report-3.webp';
import styles from './price-block.module.css';

/** Shows what the price buys: a page of the sample's report. */
export const PriceBlock = (): ReactNode => (
  <section className={`stack gap-6 columns ${styles.price}`} aria-labelledby="price">
    <figure className="stack gap-3">
      <img
        className={styles.page}
        src={reportPage}
        alt="A page of a report: eight signature colors as cloth, each with its name and code"
        width={794}
        height={1123}
        loading="lazy"
      />
      <figcaption className="text-sm soft">
        A page of the report. <Link to={paths.sample}>See a whole result</Link>, measured from a painting by Velázquez.
      </figcaption>
    </figure>
    <div className="stack start gap-5">
      <h2 id="price" className={styles.sum}>
        {formatPrice(PRICE_CENTS)}
      </h2>
      <p className="text-lg narrow">
        Your season and your second, 36 colors with names and where to wear them, twelve to leave in the store, and
        guides for clothes, jewelry, glasses, hair and makeup. On screen, by email and as a PDF.
      </p>
      <p className="narrow">
        Measured in 30 seconds, with no account. Then you decide whether to open the result. Photos you send are deleted
        within {PHOTO_RETENTION.completedDays} days.
      </p>
      <ButtonLink to={paths.upload}>Start with three photos</ButtonLink>
    </div>
  </section>
);
