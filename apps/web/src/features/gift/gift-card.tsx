import { BRAND } from '@trueseason/contracts';
import { Cloth, RING_COLORS, SeasonRing } from '@trueseason/drawings';
import { type ReactNode, useId } from 'react';
import styles from './gift-card.module.css';

/** One of each family, in the order of the year. */
const CLOTHS = ['True Spring', 'Soft Summer', 'Dark Autumn', 'Bright Winter'] as const;

export interface GiftCardProps {
  readonly giver: string | null;
  readonly message: string | null;
  readonly children?: ReactNode;
}

/** The card of a gift: an object of paper, the same by day and by night. */
export function GiftCard({ giver, message, children }: GiftCardProps): ReactNode {
  // The card is drawn once for the screen and once for the printer, which must not borrow a hidden one's folds.
  const id = useId();
  return (
    <article className={styles.card} aria-label="The card">
      <div className={styles.head}>
        <SeasonRing plain className={styles.ring} />
        <p className={styles.brand}>{BRAND.name}</p>
      </div>
      <p className={styles.title}>Your colors, measured.</p>
      {message && (
        <p className={styles.message} dir="auto">
          {message}
        </p>
      )}
      <p className={styles.from}>
        {giver ? (
          <>
            A gift from <bdi>{giver}</bdi>
          </>
        ) : (
          'A gift for you'
        )}
      </p>
      {children}
      <div className={styles.cloths} aria-hidden="true">
        {CLOTHS.map((season, i) => (
          <Cloth
            key={season}
            hex={RING_COLORS[season][0] ?? '#8A8178'}
            seed={i + 31}
            id={`${id}${i}`}
            edge={0}
            height={90}
          />
        ))}
      </div>
    </article>
  );
}
