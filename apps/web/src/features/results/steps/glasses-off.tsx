import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { useRemeasure } from '../../../components/remeasure/remeasure.tsx';
import { localDate } from '../../../lib/browser/local-date.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useOrder } from '../../../lib/order/order.ts';
import styles from './accessories.module.css';

/** To who wears glasses on every photo: why no frame is tried on, and the way to one. */
export function GlassesOff({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  const why = 'Frames are tried on a photo without glasses, and you wear yours on all of them.';
  return (
    <p className={styles.own}>
      {why}{' '}
      {order && order.roomForPhotos > 0 ? (
        <>
          <Link to={paths.uploadMore(orderId)}>Add a photo without them</Link>, and they can be.
        </>
      ) : (
        <WhenAgain orderId={orderId} />
      )}
    </p>
  );
}

function WhenAgain({ orderId }: { readonly orderId: string }): ReactNode {
  const { data } = useRemeasure(orderId);
  const share = `${paths.results(orderId)}#share`;
  switch (data?.state) {
    case 'waiting':
      return (
        <>
          Take one without them when you measure again, free, from <Link to={share}>{localDate(data.opensAt)}</Link> on.
        </>
      );
    case 'open':
      return (
        <>
          Take one without them when you <Link to={share}>measure again</Link>, which is free now.
        </>
      );
    case 'used':
      return 'Your newer result may have one without them.';
    case undefined:
      return 'Take one without them when you measure again, which is free a year after this result.';
  }
}
