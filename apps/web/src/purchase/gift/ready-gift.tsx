import { type Gift, longDate, openGiftPath } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { recordPurchase } from '../../lib/browser/storage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { MailFailure } from '../../order/order-state/order-state.tsx';
import { Address } from '../../ui/address/address.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './gift.module.css';
import cardStyles from './gift-card.module.css';
import { GiftCard } from './gift-card.tsx';

export interface ReadyGiftProps {
  readonly gift: Gift;
  readonly code: string;
  readonly goodUntil: string;
}

export function ReadyGift({ gift, code, goodUntil }: ReadyGiftProps): ReactNode {
  const link = new URL(openGiftPath(code), window.location.origin).href;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Good until', `${longDate(goodUntil)}, for one analysis`],
    [
      gift.mail === 'sent' ? 'Emailed to' : 'On its way to',
      gift.mail !== 'troubled' && gift.email && <Address email={gift.email} />,
    ],
    ['We’ll email you again on', gift.deliverOn && longDate(gift.deliverOn)],
    ['Order', gift.orderId],
  ];
  return (
    <section className="stack gap-5" aria-labelledby="code">
      {gift.mail === 'troubled' && <MailFailure what="the code" />}
      <h2 id="code" className="sans text-sm strong">
        The code
      </h2>
      <p className={`${styles.code} figures`}>{code}</p>
      <div className="ways">
        <Button onClick={() => window.print()}>Print the card</Button>
        <CopyButton look="quiet" label="Copy the link" text={link} />
      </div>
      <p className="text-sm soft breaks">{link}</p>
      <dl className={`stack gap-2 ruled ${styles.facts}`}>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd className="figures breaks">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="text-sm soft">
        Treat the code like cash: the first person to use it gets the analysis. To withdraw or delete it, go to{' '}
        <Link to={paths.myData}>My data</Link>.
      </p>
      <AnotherGift orderId={gift.orderId} look="text">
        Buy another gift
      </AnotherGift>
      <PrintedCard gift={gift} code={code} goodUntil={goodUntil} />
    </section>
  );
}

export interface AnotherGiftProps {
  readonly orderId: number;
  readonly look: 'primary' | 'text';
  readonly children: ReactNode;
}

export const AnotherGift = ({ orderId, look, children }: AnotherGiftProps): ReactNode => (
  <ButtonLink look={look} to={paths.gift} onClick={() => recordPurchase({ additionalToGift: orderId })}>
    {children}
  </ButtonLink>
);

/** Printed instead of the page, on A4 or Letter. */
const PrintedCard = ({ gift, code, goodUntil }: ReadyGiftProps): ReactNode =>
  createPortal(
    <div className={cardStyles.sheet} aria-hidden="true" data-testid="sheet">
      <GiftCard gift={gift}>
        <p className={`${cardStyles.code} figures`}>{code}</p>
        <ol className={cardStyles.steps}>
          {/* Without the scheme, since it is typed from paper. */}
          <li>Open {window.location.host + openGiftPath(code)}</li>
          <li>Take three photos of your face in daylight. We ask before any leave your phone.</li>
          <li>You get your season, your palette, and a report. There’s nothing to pay.</li>
        </ol>
        <p className={cardStyles.note}>Good for one analysis until {longDate(goodUntil)}.</p>
      </GiftCard>
    </div>,
    document.body,
  );
