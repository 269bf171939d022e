import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { useRemeasure } from '../../../components/remeasure/remeasure.tsx';
import { localDate } from '../../../lib/browser/local-date.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useOrder } from '../../../lib/order/order.ts';
import styles from './photo-wanted.module.css';

const WHICH = 'that shows your hair';

/** Asks for a photo that shows hair, where all photos hide it: now, or when they measure again. */
export function PhotoWanted({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order } = useOrder(orderId);
  return (
    <p className={styles.wanted}>
      {order && order.roomForPhotos > 0 ? (
        <>
          <Link to={paths.uploadMore(orderId)}>Add a photo {WHICH}</Link>, free, and we measure its color as well.
        </>
      ) : (
        <WhenAgain orderId={orderId} />
      )}
    </p>
  );
}

function WhenAgain({ orderId }: { readonly orderId: string }): ReactNode {
  const { data } = useRemeasure(orderId);
  switch (data?.state) {
    case 'waiting':
      return (
        <>
          Take a photo {WHICH} when you measure again, free, from{' '}
          <Link to={paths.myData}>{localDate(data.opensAt)}</Link> on.
        </>
      );
    case 'open':
      return (
        <>
          Take a photo {WHICH} when you <Link to={paths.myData}>measure again</Link>, which is free now.
        </>
      );
    case 'used':
      return `Your newer result may have one ${WHICH}.`;
    case undefined:
      return `Take a photo ${WHICH} when you measure again, which is free a year after this result.`;
  }
}
