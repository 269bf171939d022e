import { isEnded } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { isUnknownOrder, STATUS_ONCE, useOrder } from '../../order/order.ts';
import { OrderWayOn } from '../../order/order-state/order-state.tsx';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { Opening } from './opening.tsx';
import { PhotoWork } from './photo-work.tsx';
import styles from './upload.module.css';

/** The photos of an order that is paid and has none that can be measured; any other order goes where it belongs. */
export function PaidOrderPhotos({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order, error, refetch } = useOrder(orderId, STATUS_ONCE);
  // Once photos are being sent the order changes under this screen, which then leads on by itself.
  const [waited, setWaited] = useState(false);
  if (order && screenOf(order) === 'photos' && !waited) setWaited(true);
  if (isUnknownOrder(error)) return <Opening error={error} onRetry={() => refetch()} />;
  // Show the order's state before asking for photos.
  if (order && isEnded(order.nextStep))
    return (
      <div className={`halves-work ${styles.work}`}>
        <OrderWayOn order={order} />
      </div>
    );
  if (order && !waited) return <Navigate to={pathOf(order)} replace />;
  if (order) return <PhotoWork order={order} />;
  return <Opening error={error} onRetry={() => refetch()} />;
}
