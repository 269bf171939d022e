import { formatPrice, type Gift, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { trackPurchase } from '../../lib/analytics/order-events.ts';
import { problemOf } from '../../lib/api/api.ts';
import { focusMain } from '../../lib/browser/focus-main.ts';
import { retryableLazy } from '../../lib/browser/retryable-lazy.tsx';
import { type GiftText, purchaseRecord, readSession, recordPurchase } from '../../lib/browser/storage.ts';
import { showMissing } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { LazyPart } from '../../order/lazy-part/lazy-part.tsx';
import { isOrderId, isUnknownOrder, type Order, type Poll, useOrder } from '../../order/order.ts';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { orderMessage } from '../../order/order-state/order-message.ts';
import { OrderMessagePage } from '../../order/order-state/order-message-page.tsx';
import { RetryMessage } from '../../order/order-state/order-state.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CookieWarning } from '../../ui/cookie-warning/cookie-warning.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { intentPrice } from '../intent.ts';
import { returnedPayment, UnknownPayment, useFailedPaymentToast } from '../returned-payment.tsx';
import { GiftCard } from './gift-card.tsx';
import { GiftForm } from './gift-form.tsx';
import { AnotherGift, ReadyGift } from './ready-gift.tsx';

/** Apart from the card, which most visitors of the page only look at. */
const PayGift = retryableLazy(async () => (await import('./pay-gift.tsx')).PayGift);

/** Sells a gift; with `?order=`, takes payment and shows the gift to the buyer. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const orderParameter = query.get('order');
  return isOrderId(orderParameter) ? (
    <GiftOrderPage key={orderParameter} orderId={orderParameter} />
  ) : (
    <NewGiftPage text={textOf({})} />
  );
}

const GiftPage = (props: {
  readonly card?: Pick<GiftText, 'giver' | 'message'>;
  readonly title: string;
  readonly name?: string;
  readonly lead: string;
  readonly isPaying?: boolean;
  readonly children: ReactNode;
}): ReactNode => (
  <PageShell title={props.name ?? props.title} focused={props.isPaying}>
    <div className="halves">
      <div className="halves-words">
        <h1>{props.title}</h1>
        <p>{props.lead}</p>
        {props.card && <GiftCard gift={props.card} />}
      </div>
      <div className="halves-work">{props.children}</div>
    </div>
  </PageShell>
);

const GIVE_TEXTS = {
  title: 'Give them their colors',
  lead: 'They take three photos and get their season, their palette, and a report to keep. You pay once, they pay nothing, and we don’t ask who they are.',
} as const;

/** The form for the card; `onDone` is for changing an unpaid gift. */
function NewGiftPage({
  text: initialText,
  onDone,
}: {
  readonly text: GiftText;
  readonly onDone?: () => void;
}): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState({
    ...initialText,
    email: initialText.email || (readSession('userEmail') ?? ''),
    // Restores input after a reload or Back.
    ...(onDone ? null : purchaseRecord().giftCard),
  });
  return (
    <GiftPage {...GIVE_TEXTS} card={text} name="Give a color analysis">
      <p className="heading">{formatPrice(PRICE_CENTS)}</p>
      <CookieWarning />
      <GiftForm
        text={text}
        onTextChange={(giftCard) => {
          recordPurchase({ giftCard });
          setText(giftCard);
        }}
        onSaved={(orderId) => {
          onDone?.();
          navigate(paths.giftCard(orderId));
        }}
      />
    </GiftPage>
  );
}

const textOf = ({ giver, message, email, deliverOn }: Partial<Gift>): GiftText => ({
  giver: giver ?? '',
  message: message ?? '',
  email: email ?? '',
  deliverOn: deliverOn ?? '',
});

/** For an unpaid gift, the server asks the provider each time. */
const GIFT_POLL: Poll = {
  call: 'getGift',
  everyMs: 2_000,
  shouldContinue: (order) => order?.gift?.mail === 'pending',
  // An email can bounce minutes later.
  onFocus: (order) => order?.gift?.state === 'ready',
};

function GiftOrderPage({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: order, error, isError, refetch } = useOrder(orderId, GIFT_POLL);
  const gift = order?.gift;
  const [isChanging, setChanging] = useState(false);
  const hasEnded = gift && gift.state !== 'unpaid';
  // Paying or changing removes the focused element.
  const shownState = gift && (isChanging ? 'changing' : gift.state);
  const previousState = useRef(shownState);
  useEffect(() => {
    if (previousState.current && previousState.current !== shownState) {
      window.scrollTo(0, 0);
      focusMain();
    }
    previousState.current = shownState;
  }, [shownState]);
  const { search } = useLocation();
  const [payment] = useState(() => returnedPayment(search));
  useEffect(() => {
    if (hasEnded && payment) trackPurchase(Number(orderId), payment.intentId, intentPrice(payment.intentId));
  }, [hasEnded, payment, orderId]);
  useEffect(() => {
    // The next gift starts with an empty card.
    if (hasEnded) recordPurchase({ gift: undefined, giftCard: undefined });
  }, [hasEnded]);
  useFailedPaymentToast(payment?.hasFailed && gift?.state === 'unpaid');
  // Not a gift.
  if (problemOf(error) === 'not_found') return <Navigate to={paths.processing(orderId)} replace />;
  if (isUnknownOrder(error)) {
    return payment ? <UnknownPayment /> : <OrderMessagePage message={orderMessage('unknown')} />;
  }
  if (isError) {
    return (
      <GiftPage title="We couldn’t open your gift" lead="Once it’s paid, the code is also in our mail to you.">
        <RetryMessage error={error} onRetry={() => void refetch()} />
      </GiftPage>
    );
  }
  if (!gift) {
    return (
      <GiftPage title="Your gift" lead="One moment.">
        <LongWait />
        <Skeleton height="18rem" />
      </GiftPage>
    );
  }
  const text = textOf(gift);
  if (gift.state === 'unpaid' && isChanging) return <NewGiftPage text={text} onDone={() => setChanging(false)} />;
  if (gift.state === 'unpaid') {
    return (
      <GiftPage {...GIVE_TEXTS} card={text} name="Pay for your gift" isPaying>
        <LazyPart onMissing={(error) => void showMissing(error)}>
          <PayGift gift={gift} onChange={() => setChanging(true)} />
        </LazyPart>
      </GiftPage>
    );
  }
  if (gift.state === 'ready' && gift.code && gift.goodUntil) {
    return (
      <GiftPage card={text} title="Your gift is ready" lead="Print the card, or send its link.">
        <ReadyGift gift={gift} code={gift.code} goodUntil={gift.goodUntil} />
      </GiftPage>
    );
  }
  // If this gift can still be saved, that comes first.
  const isOpen = gift.state === 'expired' || gift.state === 'disputed';
  const another = (
    <AnotherGift orderId={gift.orderId} look={isOpen ? 'text' : 'primary'}>
      Give another
    </AnotherGift>
  );
  return (
    <GiftPage {...(STATE_TEXTS[gift.state] ?? textsOfMessage(order))}>
      {!isOpen && another}
      <ButtonLink look={isOpen ? 'primary' : 'text'} to={paths.help}>
        Write to us about order {gift.orderId}
      </ButtonLink>
      {isOpen && another}
    </GiftPage>
  );
}

const textsOfMessage = (order: Order): GiftTexts => {
  const { title, text } = orderMessage(order);
  return { title, lead: text };
};

interface GiftTexts {
  readonly title: string;
  readonly lead: string;
}

/** States that only this page distinguishes. */
const STATE_TEXTS: Partial<Readonly<Record<Gift['state'], GiftTexts>>> = {
  used: {
    title: 'Your gift has arrived',
    lead: 'The code has been used. Only the person who used it sees the result.',
  },
  expired: {
    title: 'This gift has expired',
    lead: 'The code wasn’t used in time. Write to us, and we’ll help.',
  },
};
