import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useOrder } from '../../../lib/order/order.ts';
import styles from './accessories.module.css';

/** To who wears glasses on every photo: why no frame is tried on, and the way to one. */
export function GlassesOff({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const why = 'Frames are tried on a photo without glasses, and you wear yours on all of them.';
  return order && order.roomForPhotos > 0 ? (
    <p className={styles.own}>
      {why} <Link to={paths.uploadMore(orderId)}>Add a photo without them</Link>, and they can be.
    </p>
  ) : (
    <p className={styles.own}>
      {why} Take one without them when you measure again, which is free a year after this result:{' '}
      <Link to={`${paths.results(orderId)}#share`}>when that is</Link>.
    </p>
  );
}
