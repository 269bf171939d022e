import type { BoughtOrder, NextStep } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { reasonOrFault } from '../../lib/api/api.ts';
import { keepsNoCookies, NO_COOKIES } from '../../lib/browser/cookies.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useBought } from '../bought-order.ts';
import { isUnknownOrder } from '../order.ts';
import { type KnownOrder, pathOf } from '../screen-of.ts';

/** Shown while a payment is pending at the bank. */
export const STILL_PENDING =
  'Your bank is still checking this payment. You don’t need to pay again. We’ll email your result as soon as it clears.';

interface Words {
  readonly text: string;
  readonly way: string;
}

/** What an order is waiting for, and its next step. */
export const ORDER_WORDS: Readonly<Record<NextStep, Words>> = {
  photos: {
    text: 'This order needs three photos. There’s nothing more to pay.',
    way: 'Add Your Photos',
  },
  payment: {
    text: 'This order is still pending payment. Please complete your purchase to access results.',
    way: 'Complete Your Purchase',
  },
  analysis: { text: 'We’re looking at your photos. You can close this page.', way: 'Check Your Progress' },
  result: { text: 'Your result is ready.', way: 'View Your Results' },
  gift: { text: 'This order is a gift. Its card and code have their own page.', way: 'See the Gift' },
  dispute: {
    text: 'Your bank has disputed this payment, so your result is locked. If that was a mistake, tell your bank the payment was right, or write to us with your order number. Your result opens again once the dispute is withdrawn. You don’t have to pay again.',
    way: 'Contact Us',
  },
  new_order: {
    text: 'This order has ended. If we owe you money, you get it back. You can start a new one anytime.',
    way: 'Get Your Analysis',
  },
};

const GIFT_WORDS: Partial<Readonly<Record<NextStep, Words>>> = {
  new_order: {
    text: 'This gift has ended. You get your money back.',
    way: 'Give Another One',
  },
  dispute: {
    text: 'Your bank has disputed the payment for this gift, so its code is on hold. If that was a mistake, tell your bank the payment was right. The code works again once the dispute is withdrawn.',
    way: 'Contact Us',
  },
};

/** For an empty order, or a buyer with a finished one. */
const ASIDE = 'You started this order and didn’t pay. You owe nothing.';

export const OrderNote = ({ text, role, children }: { text: string; role?: 'alert'; children?: ReactNode }) => (
  <div className="stack start gap-4" role={role}>
    <p>{text}</p>
    {children && <div className="ways">{children}</div>}
  </div>
);

/**
 * Says what an order waits for and links there, unless the bank is still checking a payment.
 * @param quiet next to a finished order, an unpaid one does not ask for payment
 */
export function OrderWayOn({ order, quiet = false }: { order: KnownOrder; quiet?: boolean }): ReactNode {
  const { order: bought, isAsking } = useBought({ enabled: order.nextStep === 'payment' });
  if (isAsking) return <Skeleton height="6rem" />;
  const now = bought?.id === order.id ? bought : order;
  if (now === bought && bought.pending) return <OrderNote text={STILL_PENDING} />;
  const { text, way } = (order.isGift && GIFT_WORDS[now.nextStep]) || ORDER_WORDS[now.nextStep];
  const isAside = quiet && now === order;
  return (
    <OrderNote text={isAside ? ASIDE : text}>
      <ButtonLink look={isAside ? 'text' : 'primary'} to={pathOf(now)}>
        {way}
      </ButtonLink>
    </OrderNote>
  );
}

interface OrderNoticeProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly to?: string;
  readonly way?: string;
  readonly onAnother?: () => void;
  readonly live?: boolean;
}

/** An order with its next step and a way to start another. */
export const OrderNotice = ({ title, lines, to, way, onAnother, live }: OrderNoticeProps): ReactNode => (
  <Notice live={live ?? true}>
    <strong>{title}</strong>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
    <div className="ways">
      {to && <ButtonLink to={to}>{way}</ButtonLink>}
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
  const { text, way } = ORDER_WORDS[order.nextStep];
  return (
    <OrderNotice
      title={`You already have an analysis: order ${order.id}.`}
      lines={[
        order.pending ? STILL_PENDING : text,
        'A second one, say for a friend, is a new order at the full price.',
      ]}
      {...(!order.pending && { to: pathOf(order), way })}
      onAnother={onAnother}
    />
  );
}

/** Says that an email bounced, and links to where its address can be corrected. */
export const MailTrouble = ({ what }: { readonly what: string }): ReactNode => (
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
  <OrderNote
    role="alert"
    text={`${keepsNoCookies() ? NO_COOKIES : 'We can’t find that order in this browser.'}${
      unpaid ? '' : ' If you just paid, your order is safe, and you don’t have to pay again.'
    }`}
  >
    <ButtonLink to={paths.myData}>Open My Order with a Code</ButtonLink>
    <ButtonLink look="quiet" to={paths.lookup}>
      Find It by Number
    </ButtonLink>
  </OrderNote>
);

export interface NotOpenedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export const TryAgain = ({ error, onRetry }: NotOpenedProps): ReactNode => (
  <OrderNote role="alert" text={reasonOrFault(error)}>
    <Button look="quiet" onClick={onRetry}>
      Try again
    </Button>
  </OrderNote>
);

export const NotOpened = (props: NotOpenedProps): ReactNode =>
  isUnknownOrder(props.error) ? <UnknownOrder /> : <TryAgain {...props} />;
