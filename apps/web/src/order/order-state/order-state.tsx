import type { BoughtOrder, NextStep } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { reasonOrFault } from '../../lib/api/api.ts';
import { blocksCookies, COOKIES_BLOCKED_TEXT } from '../../lib/browser/cookies.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useBoughtOrder } from '../bought-order.ts';
import { isUnknownOrder } from '../order.ts';
import { type KnownOrder, pathOf } from '../screen-of.ts';

/** Shown while a payment is pending at the bank. */
export const STILL_PENDING =
  'Your bank is still checking this payment. You don’t need to pay again. We’ll email your result as soon as it clears.';

interface StepTexts {
  readonly text: string;
  readonly linkLabel: string;
}

/** What an order is waiting for, and its next step. */
export const ORDER_STEP_TEXTS: Readonly<Record<NextStep, StepTexts>> = {
  photos: {
    text: 'This order needs three photos. There’s nothing more to pay.',
    linkLabel: 'Add Your Photos',
  },
  payment: {
    text: 'This order is still pending payment. Please complete your purchase to access results.',
    linkLabel: 'Complete Your Purchase',
  },
  analysis: { text: 'We’re looking at your photos. You can close this page.', linkLabel: 'Check Your Progress' },
  result: { text: 'Your result is ready.', linkLabel: 'View Your Results' },
  gift: { text: 'This order is a gift. Its card and code have their own page.', linkLabel: 'See the Gift' },
  dispute: {
    text: 'Your bank has disputed this payment, so your result is locked. If that was a mistake, tell your bank the payment was right, or write to us with your order number. Your result opens again once the dispute is withdrawn. You don’t have to pay again.',
    linkLabel: 'Contact Us',
  },
  new_order: {
    text: 'This order has ended. If we owe you money, you get it back. You can start a new one anytime.',
    linkLabel: 'Get Your Analysis',
  },
};

const GIFT_STEP_TEXTS: Partial<Readonly<Record<NextStep, StepTexts>>> = {
  new_order: {
    text: 'This gift has ended. You get your money back.',
    linkLabel: 'Give Another One',
  },
  dispute: {
    text: 'Your bank has disputed the payment for this gift, so its code is on hold. If that was a mistake, tell your bank the payment was right. The code works again once the dispute is withdrawn.',
    linkLabel: 'Contact Us',
  },
};

/** For an empty order, or a buyer with a finished one. */
const UNPAID_TEXT = 'You started this order and didn’t pay. You owe nothing.';

export const MessageWithActions = ({
  text,
  role,
  children,
}: {
  text: string;
  role?: 'alert';
  children?: ReactNode;
}) => (
  <div className="stack start gap-4" role={role}>
    <p>{text}</p>
    {children && <div className="ways">{children}</div>}
  </div>
);

/**
 * Says what an order waits for and links there, unless the bank is still checking a payment.
 * @param isSecondary next to a finished order, an unpaid one does not ask for payment
 */
export function OrderNextStep({ order, isSecondary = false }: { order: KnownOrder; isSecondary?: boolean }): ReactNode {
  const { order: bought, isAsking } = useBoughtOrder({ enabled: order.nextStep === 'payment' });
  if (isAsking) return <Skeleton height="6rem" />;
  const current = bought?.id === order.id ? bought : order;
  if (current === bought && bought.pending) return <MessageWithActions text={STILL_PENDING} />;
  const { text, linkLabel } = (order.isGift && GIFT_STEP_TEXTS[current.nextStep]) || ORDER_STEP_TEXTS[current.nextStep];
  const isOptional = isSecondary && current === order;
  return (
    <MessageWithActions text={isOptional ? UNPAID_TEXT : text}>
      <ButtonLink look={isOptional ? 'text' : 'primary'} to={pathOf(current)}>
        {linkLabel}
      </ButtonLink>
    </MessageWithActions>
  );
}

interface OrderNoticeProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly to?: string;
  readonly linkLabel?: string;
  readonly onAnother?: () => void;
  readonly live?: boolean;
}

/** An order with its next step and a way to start another. */
export const OrderNotice = ({ title, lines, to, linkLabel, onAnother, live }: OrderNoticeProps): ReactNode => (
  <Notice live={live ?? true}>
    <strong>{title}</strong>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <div className="ways">
      {to && <ButtonLink to={to}>{linkLabel}</ButtonLink>}
      {onAnother && (
        <Button look="quiet" onClick={onAnother}>
          Start Another Analysis
        </Button>
      )}
    </div>
  </Notice>
);

/** Shows a returning buyer their paid order instead of another bill. */
export function BoughtOrderNotice({ order, onAnother }: { order: BoughtOrder; onAnother: () => void }): ReactNode {
  const { text, linkLabel } = ORDER_STEP_TEXTS[order.nextStep];
  return (
    <OrderNotice
      title={`You already have an analysis: order ${order.id}.`}
      lines={[
        order.pending ? STILL_PENDING : text,
        'A second one, say for a friend, is a new order at the full price.',
      ]}
      {...(!order.pending && { to: pathOf(order), linkLabel })}
      onAnother={onAnother}
    />
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

/** For an order that this browser may not see: customers who paid in another browser must not pay again. */
export const UnknownOrder = ({ unpaid = false }): ReactNode => (
  <MessageWithActions
    role="alert"
    text={`${blocksCookies() ? COOKIES_BLOCKED_TEXT : 'We can’t find that order in this browser.'}${
      unpaid ? '' : ' If you just paid, your order is safe, and you don’t have to pay again.'
    }`}
  >
    <ButtonLink to={paths.myData}>Open My Order with a Code</ButtonLink>
    <ButtonLink look="quiet" to={paths.lookup}>
      Find It by Number
    </ButtonLink>
  </MessageWithActions>
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

export const OrderNotOpened = (props: NotOpenedProps): ReactNode =>
  isUnknownOrder(props.error) ? <UnknownOrder /> : <RetryMessage {...props} />;
