import { BRAND, type Gift } from '@trueseason/contracts';
import { RING_COLORS, SeasonRing } from '@trueseason/print/drawings';
import type { ReactNode } from 'react';
import { HungCloths } from '../../ui/hung-cloths/hung-cloths.tsx';
import styles from './gift-card.module.css';

const CLOTHS = (['True Spring', 'Soft Summer', 'Dark Autumn', 'Bright Winter'] as const).map(
  (season) => RING_COLORS[season][0] ?? '',
);

/** Short messages are printed larger. */
const isShort = (message: string): boolean => message.length <= 40 && message.split('\n').length <= 2;

type CardTexts = Pick<Gift, 'giver' | 'message'>;

/** A gift's card, the same in both themes, as on paper. Without its gift, it has no names. */
export function GiftCard({ gift, children }: { gift?: CardTexts | null; children?: ReactNode }): ReactNode {
  const { giver, message }: Partial<CardTexts> = gift ?? {};
  return (
    <article className={`stack gap-4 ${styles.card}`} data-short={isShort(message ?? '')} aria-label="The card">
      <div className={`row apart ${styles.head}`}>
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
      <div className={styles.cloths}>
        <HungCloths colors={CLOTHS} />
      </div>
    </article>
  );
}
