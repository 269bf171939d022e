import type { ReactNode } from 'react';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import type { OrderMessage } from './order-message.ts';
import { OrderMessageText } from './order-state.tsx';

/** The message for an order, in place of a screen that it cannot be shown on. */
export const OrderMessagePage = ({ message }: { readonly message: OrderMessage }): ReactNode => (
  <PageShell title={message.title} focused>
    <RingMessage ring="empty" role="alert" title={message.title}>
      <OrderMessageText message={message} />
    </RingMessage>
  </PageShell>
);
