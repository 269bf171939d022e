import type { ReactNode } from 'react';
import { reasonOrFault } from '../../lib/api/api.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { KnownOrder } from '../screen-of.ts';
import { type OrderMessage, orderMessage } from './order-message.ts';
import { usePaymentCheck } from './use-payment-check.ts';

/** For an empty order, or a buyer with a finished one. */
const UNPAID_TEXT = 'You started this order and didn’t pay. You owe nothing.';

export const MessageWithActions = ({
  text,
  role,
  children,
}: {
  text: string;
  role?: 'alert' | undefined;
  children?: ReactNode;
}) => (
  <div className="stack start gap-4" role={role}>
    <p>{text}</p>
    {children && <div className="ways">{children}</div>}
  </div>
);

/** The text of a message and its next actions, below its title. */
export const OrderMessageText = (props: { readonly message: OrderMessage; readonly role?: 'alert' }): ReactNode => (
  <MessageWithActions text={props.message.text} role={props.role}>
    {props.message.ways.map(({ label, to }, i) => (
      <ButtonLink key={to} look={i === 0 ? 'primary' : 'quiet'} to={to}>
        {label}
      </ButtonLink>
    ))}
  </MessageWithActions>
);

/**
 * The message for an order in a list or a form.
 * @param isSecondary next to a finished order, an unpaid one does not ask for payment
 */
export function OrderNextStep({ order, isSecondary = false }: { order: KnownOrder; isSecondary?: boolean }): ReactNode {
  const { current, payment, isAsking } = usePaymentCheck(order);
  if (isAsking) return <Skeleton height="6rem" />;
  const message = orderMessage(current, payment);
  const [way] = message.ways;
  if (isSecondary && current.nextStep === 'payment' && !payment) {
    return (
      <MessageWithActions text={UNPAID_TEXT}>
        <ButtonLink look="text" to={way.to}>
          {way.label}
        </ButtonLink>
      </MessageWithActions>
    );
  }
  return (
    <div className="stack gap-2">
      <strong>{message.title}</strong>
      <OrderMessageText message={message} />
    </div>
  );
}

/** Says that an email bounced, and links to where its address can be corrected. */
export const MailFailure = ({ what }: { readonly what: string }): ReactNode => (
  <Notice tone="alarm">
    <strong>We couldn’t email you {what}.</strong>
    <span>The address may be mistyped, or its mailbox refuses our mail.</span>
    <ButtonLink look="quiet" to={paths.myData}>
      Check Your Address
    </ButtonLink>
  </Notice>
);

export interface NotOpenedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const RetryMessage = ({ error, onRetry }: NotOpenedProps): ReactNode => (
  <MessageWithActions role="alert" text={reasonOrFault(error)}>
    <Button look="quiet" onClick={onRetry}>
      Try again
    </Button>
  </MessageWithActions>
);
