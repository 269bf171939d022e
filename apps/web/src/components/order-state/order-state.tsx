import type { NextStep } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { paths } from '../../lib/navigation/paths.ts';
import { useBought } from '../../lib/order/bought-order.ts';
import { type OrderState, wayOn } from '../../lib/order/way-on.ts';
import { STILL_PENDING } from '../../lib/payment/payment-reasons.ts';
import { ButtonLink } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './order-state.module.css';

/** What an order waits for, and the words of the one way on. */
export const ORDER_WORDS: Readonly<Record<NextStep, { readonly text: string; readonly way: string }>> = {
  photos: {
    text: 'This order waits for three photos. Nothing more is charged.',
    way: 'Add Your Photos',
  },
  payment: {
    text: 'This order is still pending payment. Please complete your purchase to access results.',
    way: 'Complete Your Purchase',
  },
  analysis: { text: 'We are looking at your photos. You may close this page.', way: 'See how far your analysis is' },
  result: { text: 'Your result is ready.', way: 'View Your Results' },
  gift: { text: 'This order is a gift. Its card and its code are on a page of their own.', way: 'See the Gift' },
  dispute: {
    text: 'The payment of this order is disputed at your bank, so its result is locked. If that was a mistake, tell your bank that the payment was right, or write to us with your order number: once the dispute is withdrawn, the result opens again. You need not pay again.',
    way: 'How to Write to Us',
  },
  new_order: {
    text: 'This order has ended. If you paid for it, the money goes back to you. You can begin a new one whenever you like.',
    way: 'Get Your Analysis',
  },
};

/** Of a gift, where something else is to be said of it. */
const GIFT_WORDS: Partial<
  Readonly<Record<NextStep, { readonly text: string; readonly way: string; readonly to: string }>>
> = {
  new_order: {
    text: 'This gift has ended. What you paid for it goes back to you.',
    way: 'Give Another One',
    to: paths.gift,
  },
  dispute: {
    text: 'The payment of this gift is disputed at your bank, so its code rests. If that was a mistake, tell your bank that the payment was right: the code works again once the dispute is withdrawn.',
    way: 'How to Write to Us',
    to: paths.help,
  },
};

interface WayOnProps {
  readonly order: OrderState;
  /** Said aside: beside an order that is finished, one that was not paid for is no call to pay. */
  readonly quiet?: boolean | undefined;
  /** Of an order that holds nothing, and that nobody is asked to pay for: what is left of it. */
  readonly left?: string | undefined;
  readonly isGift?: boolean | undefined;
}

/** Of an order whose buyer has another, finished one, or that holds nothing. */
const ASIDE = 'You began this order and did not pay for it. Nothing is owed.';

function WayOn({ order, quiet = false, left, isGift = false }: WayOnProps): ReactNode {
  const ofGift = isGift ? GIFT_WORDS[order.nextStep] : undefined;
  const { text, way } = ofGift ?? ORDER_WORDS[order.nextStep];
  if (left) {
    return (
      <p className={styles.state}>
        {ASIDE} {left}
      </p>
    );
  }
  return (
    <div className={styles.state}>
      <p>{quiet ? ASIDE : text}</p>
      <ButtonLink look={quiet ? 'text' : 'primary'} to={ofGift?.to ?? wayOn(order)}>
        {way}
      </ButtonLink>
    </div>
  );
}

/** Nobody is asked to pay for what their bank is still looking at. */
function UnlessPending({ order, quiet, left }: WayOnProps): ReactNode {
  const { order: bought, isAsking } = useBought();
  if (isAsking) return <Skeleton height="6rem" />;
  if (bought?.id !== order.id) return <WayOn order={order} quiet={quiet} left={left} />;
  // Paid while this screen came: the provider was asked, and knows better than the order as it was read.
  return bought.pending ? <p className={styles.state}>{STILL_PENDING}</p> : <WayOn order={bought} />;
}

/** Says what an order waits for and leads there: no screen that knows an order ends in a dead end. */
export const OrderWayOn = ({ order, quiet, left, isGift }: WayOnProps): ReactNode =>
  order.nextStep === 'payment' ? (
    <UnlessPending order={order} quiet={quiet} left={left} />
  ) : (
    <WayOn order={order} isGift={isGift} />
  );
