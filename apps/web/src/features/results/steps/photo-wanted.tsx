import type { ReactNode } from 'react';
import { Link } from '../../../components/link/link.tsx';
import { useRemeasure } from '../../../components/remeasure/remeasure.tsx';
import { localDate } from '../../../lib/browser/local-date.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useOrder } from '../../../lib/order/order.ts';
import styles from './photo-wanted.module.css';

interface Wanted {
  /** What their photos do not show, where the page has not said it. */
  readonly why?: string;
  /** Which photo would: "without them". */
  readonly which: string;
  /** What it brings. */
  readonly brings: string;
}

/** What all photos of somebody hide, and which photo would show it. */
const WANTED = {
  eyes: {
    why: 'Frames are tried on a photo without glasses, and you wear yours on all of them.',
    which: 'without them',
    brings: 'and you can try them on it',
  },
  hair: {
    which: 'that shows your hair',
    brings: 'and we measure its color as well',
  },
} as const satisfies Record<string, Wanted>;

export interface PhotoWantedProps {
  readonly orderId: string;
  readonly shows: keyof typeof WANTED;
}

/** To whom a photo would tell more: why, and the way to it, now or when they measure again. */
export function PhotoWanted({ orderId, shows }: PhotoWantedProps): ReactNode {
  const { data: order } = useOrder(orderId);
  const { why, which, brings }: Wanted = WANTED[shows];
  return (
    <p className={styles.wanted}>
      {why && `${why} `}
      {order && order.roomForPhotos > 0 ? (
        <>
          <Link to={paths.uploadMore(orderId)}>Add a photo {which}</Link>, free, {brings}.
        </>
      ) : (
        <WhenAgain orderId={orderId} which={which} />
      )}
    </p>
  );
}

function WhenAgain({ orderId, which }: { readonly orderId: string; readonly which: string }): ReactNode {
  const { data } = useRemeasure(orderId);
  switch (data?.state) {
    case 'waiting':
      return (
        <>
          Take a photo {which} when you measure again, free, from{' '}
          <Link to={paths.myData}>{localDate(data.opensAt)}</Link> on.
        </>
      );
    case 'open':
      return (
        <>
          Take a photo {which} when you <Link to={paths.myData}>measure again</Link>, which is free now.
        </>
      );
    case 'used':
      return `Your newer result may have one ${which}.`;
    case undefined:
      return `Take a photo ${which} when you measure again, which is free a year after this result.`;
  }
}
