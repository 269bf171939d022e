import { dollars, type Gift, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { focusMain } from '../../lib/browser/focus-main.ts';
import { type GiftText, purchaseRecord, readSession, recordPurchase } from '../../lib/browser/session.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isOrderId } from '../../order/order.ts';
import { NotOpened } from '../../order/order-state/order-state.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { NoCookies } from '../../ui/no-cookies/no-cookies.tsx';
import { PriceNote } from '../../ui/price-note/price-note.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AnotherGift } from './bought-gift.tsx';
import styles from './gift.module.css';
import { GiftCard } from './gift-card.tsx';
import { EMPTY_CARD, GiftForm } from './gift-form.tsx';
import { PayGift } from './pay-gift.tsx';
import { ReadyGift } from './ready-gift.tsx';
import { useGift } from './use-gift.ts';

/** Where a gift is bought, and, named by `?order=`, paid for and shown to its buyer. */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const named = query.get('order');
  const orderId = isOrderId(named) ? named : null;
  return orderId ? <KnownGift key={orderId} orderId={orderId} /> : <NewGift card={EMPTY_CARD} />;
}

/** Two halves: the card and its actions. */
function GiftPage({ card, title, name = title, lead, focused, children }: PageProps): ReactNode {
  return (
    <PageShell focused={focused}>
      <title>{`${name} · TrueSeason`}</title>
      <div className="halves">
        <div className="halves-words">
          <h1>{title}</h1>
          <p>{lead}</p>
          {card && <GiftCard giver={card.giver || null} message={card.message || null} />}
        </div>
        <div className="halves-work">{children}</div>
      </div>
    </PageShell>
  );
}
interface PageProps {
  readonly card: Pick<GiftText, 'giver' | 'message'> | null;
  readonly title: string;
  /** The page's own title where it says more. */
  readonly name?: string;
  readonly lead: string;
  /** Where the gift is paid. */
  readonly focused?: boolean;
  readonly children: ReactNode;
}

const TITLE = 'Give them their colors';
const LEAD =
  'They take three photos and get their season, their palette, and a report to keep. You pay once, they pay nothing, and we don’t ask who they are.';

/** What the card is to say; `onDone` where a gift is changed before it is paid. */
function NewGift({ card, onDone }: { readonly card: GiftText; readonly onDone?: () => void }): ReactNode {
  const navigate = useNavigate();
  const [text, setText] = useState(() => ({
    ...card,
    email: card.email || (readSession('userEmail') ?? ''),
    // Who has come back to change a word, or has reloaded, finds the others.
    ...(onDone ? null : purchaseRecord().giftCard),
  }));
  const type = (typed: GiftText): void => {
    recordPurchase({ giftCard: typed });
    setText(typed);
  };
  return (
    <GiftPage card={text} title={TITLE} name="Give a color analysis" lead={LEAD}>
      <div>
        <p className={styles.price}>${dollars(PRICE_CENTS)}</p>
        <PriceNote className={styles.note} />
      </div>
      <NoCookies />
      <GiftForm
        text={text}
        onText={type}
        onKept={(orderId) => {
          onDone?.();
          navigate(paths.giftCard(orderId));
        }}
      />
    </GiftPage>
  );
}

const textOf = ({ giver, message, email, deliverOn }: Gift): GiftText => ({
  giver: giver ?? '',
  message: message ?? '',
  email: email ?? '',
  deliverOn: deliverOn ?? '',
});

function KnownGift({ orderId }: { readonly orderId: string }): ReactNode {
  const { data: gift, error, refetch } = useGift(orderId);
  const [changing, setChanging] = useState(false);
  const isOver = gift && gift.state !== 'unpaid';
  // Paid or changed: what had the focus is gone.
  const shown = gift && (changing ? 'changing' : gift.state);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && before.current !== shown) {
      window.scrollTo(0, 0);
      focusMain();
    }
    before.current = shown;
  }, [shown]);
  useEffect(() => {
    if (!isOver) return;
    // The next gift begins with an empty card, and is not this one.
    recordPurchase({ gift: undefined, giftCard: undefined });
  }, [isOver]);
  if (error) {
    return (
      <GiftPage card={null} title="We can’t find this gift" lead="If you paid, the code is in our mail to you.">
        <NotOpened error={error} onRetry={() => void refetch()} />
      </GiftPage>
    );
  }
  if (!gift) {
    return (
      <GiftPage card={null} title="Your gift" lead="One moment.">
        <Skeleton height="18rem" />
      </GiftPage>
    );
  }
  if (gift.state === 'unpaid') {
    const text = textOf(gift);
    if (changing) return <NewGift card={text} onDone={() => setChanging(false)} />;
    return (
      <GiftPage card={text} title={TITLE} name="Pay for your gift" lead={LEAD} focused>
        <PayGift gift={gift} onChange={() => setChanging(true)} />
      </GiftPage>
    );
  }
  if (gift.state === 'ready' && gift.code && gift.goodUntil) {
    return (
      <GiftPage card={textOf(gift)} title="Your gift is ready" lead="Print the card, or send its link.">
        <ReadyGift gift={gift} code={gift.code} goodUntil={gift.goodUntil} />
      </GiftPage>
    );
  }
  const { title, text } = OVER[gift.state];
  // Where something can still be done about this one, that comes first.
  const isOpen = gift.state === 'expired' || gift.state === 'disputed';
  return (
    <GiftPage card={null} title={title} lead={text}>
      {!isOpen && <AnotherGift orderId={gift.orderId}>Give another</AnotherGift>}
      <ButtonLink look={isOpen ? 'primary' : 'text'} to={paths.help}>
        Write to us about order {gift.orderId}
      </ButtonLink>
      {isOpen && (
        <AnotherGift orderId={gift.orderId} look="text">
          Give another
        </AnotherGift>
      )}
    </GiftPage>
  );
}

const GONE = {
  title: 'This gift has ended',
  text: 'We have refunded you, or the refund is on its way. The code no longer works.',
};
const OVER: Readonly<Record<Gift['state'], { readonly title: string; readonly text: string }>> = {
  unpaid: GONE,
  ready: GONE,
  ended: GONE,
  used: {
    title: 'Your gift has arrived',
    text: 'The code has been used. Only the person who used it sees the result.',
  },
  expired: {
    title: 'This gift has expired',
    text: 'The code wasn’t used in time. Write to us, and we’ll help.',
  },
  disputed: {
    title: 'This gift is on hold',
    text: 'Your bank has disputed the payment, so the code doesn’t work for now. If that was a mistake, ask your bank to withdraw the dispute, and the code will work again. If the bank refunds you, the gift ends.',
  },
};
