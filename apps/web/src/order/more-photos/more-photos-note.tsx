import { isHairHidden, type PublicOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { openResult, useOrder } from '../order.ts';
import styles from './more-photos-note.module.css';
import { moreWords, othersWords } from './more-words.ts';

interface MorePhotosNoteProps {
  readonly orderId: string;
  /** What is known of these photos, in place of what more of them would do. */
  readonly about?: string;
}

/**
 * Where the photos of a bought result are to be replaced, the way to others; where there is room for more, what they would do
 * and the way to add them. Else nothing.
 */
export function MorePhotosNote({ orderId, about }: MorePhotosNoteProps): ReactNode {
  const { data: order } = useOrder(orderId);
  if (order && order.photoExchanges > 0) return <OthersNote order={order} />;
  if (!order || order.roomForPhotos === 0) return null;
  if (isWantedNoMore(order)) return null;
  const { why, action } = moreWords(order);
  return (
    <div className={`panel ${styles.note}`} role="note">
      <p>{about || why}</p>
      <ButtonLink look="quiet" to={paths.uploadMore(orderId)}>
        {action}
      </ButtonLink>
    </div>
  );
}

/** Customers who cover their hair are not asked for a photo that shows it. */
function isWantedNoMore(order: PublicOrder): boolean {
  const evidence = openResult(order)?.evidence;
  return evidence?.morePhotosFor === 'hair' && !isHairHidden(evidence);
}

/** Adding photos would keep the ones of another person. */
const OthersNote = ({ order }: { readonly order: PublicOrder }): ReactNode => (
  <div className={`panel ${styles.note}`} role="note">
    <p>{othersWords(order).title}</p>
    <ButtonLink look="quiet" to={paths.uploadOthers(order.id)}>
      Use Other Photos
    </ButtonLink>
  </div>
);
