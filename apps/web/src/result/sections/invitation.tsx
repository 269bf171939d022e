import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useOrder } from '../../order/order.ts';
import { textOf } from '../../order/read-result.ts';
import { Link } from '../../ui/link/link.tsx';
import type { ResultContext } from '../layout/page.tsx';

/** What one more place would settle, at the end of a result that takes more photos. Nothing is mailed for it. */
export function Invitation({ orderId, result }: ResultContext): ReactNode {
  const { data: order } = useOrder(orderId);
  const text = textOf(result, 'settle');
  if (!order?.roomForPhotos || order.photoExchanges > 0 || !text) return null;
  return (
    <p className="on-screen">
      {text} <Link to={paths.uploadMore(order.id)}>Add a photo, free</Link>
    </p>
  );
}
