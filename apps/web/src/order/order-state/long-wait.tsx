import { type ReactNode, useState } from 'react';
import { useTimeout } from '../../lib/browser/use-timeout.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import type { Order } from '../order.ts';
import { MessageWithActions } from './order-state.tsx';

const LONG_WAIT_MS = 60_000;

/** On every screen that waits: after a minute, how the order is opened later. */
export function LongWait({ order }: { readonly order?: Order | undefined }): ReactNode {
  const [isLong, setIsLong] = useState(false);
  useTimeout(true, LONG_WAIT_MS, () => setIsLong(true));
  // Only a paid order is sure to have an address.
  const leaving =
    order?.paymentStatus === 'paid'
      ? 'You can close this page: we’ll email you your result.'
      : 'You can close this page. Later, your order opens here, or with a code that we email you.';
  return (
    <div role="status">
      {isLong && (
        <MessageWithActions text={`This takes longer than usual. ${leaving}`}>
          <ButtonLink look="quiet" to={paths.myData}>
            Open My Order with a Code
          </ButtonLink>
          <ButtonLink look="text" to={paths.help}>
            Contact Us
          </ButtonLink>
        </MessageWithActions>
      )}
    </div>
  );
}
