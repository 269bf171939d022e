import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useOrder } from '../../order/order.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './photo-wanted.module.css';

/** Asks for a photo that shows hair, where all photos hide it and the order takes another. */
export function PhotoWanted({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  if (!order || order.roomForPhotos === 0) return null;
  return (
    <p className={styles.wanted}>
      <Link to={paths.uploadMore(orderId)}>Add a photo that shows your hair</Link>, free, and we measure its color as
      well.
    </p>
  );
}
