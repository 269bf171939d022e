import { type Gift, longDate, openGiftPath } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { copyLink } from '../../lib/browser/copy-link.ts';
import { useCopied } from '../../lib/browser/use-copied.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { MailTrouble } from '../../order/order-state/order-state.tsx';
import { Address } from '../../ui/address/address.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { AnotherGift } from './bought-gift.tsx';
import styles from './gift.module.css';
import { Sheet } from './sheet.tsx';

const COPIED_MS = 2000;

export interface ReadyGiftProps {
  readonly gift: Gift;
  readonly code: string;
  readonly goodUntil: string;
}

/** The code, and the ways to hand it on. */
export function ReadyGift({ gift, code, goodUntil }: ReadyGiftProps): ReactNode {
  const [copied, copy] = useCopied(COPIED_MS, copyLink);
  const link = new URL(openGiftPath(code), window.location.origin).href;
  return (
    <section className="stack gap-5" aria-labelledby="code">
      {gift.mail === 'troubled' && <MailTrouble what="the code" />}
      <h2 id="code" className={styles.label}>
        The code
      </h2>
      <p className={`${styles.code} figures`}>{code}</p>
      <div className="ways">
        <Button onClick={() => window.print()}>Print the card</Button>
        <Button look="quiet" onClick={() => void copy(link)}>
          {copied === link ? 'Copied!' : 'Copy the link'}
        </Button>
      </div>
      <p className={styles.link}>{link}</p>
      <dl className={styles.facts}>
        <div>
          <dt>Good until</dt>
          <dd>{longDate(goodUntil)}, for one analysis</dd>
        </div>
        {gift.email && gift.mail !== 'troubled' && (
          <div>
            <dt>{gift.mail === 'sent' ? 'Emailed to' : 'On its way to'}</dt>
            <dd>
              <Address email={gift.email} />
            </dd>
          </div>
        )}
        {gift.deliverOn && (
          <div>
            <dt>We’ll email you again on</dt>
            <dd>{longDate(gift.deliverOn)}</dd>
          </div>
        )}
        <div>
          <dt>Order</dt>
          <dd className="figures">{gift.orderId}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        Treat the code like cash: the first person to use it gets the analysis. To withdraw or delete it, go to{' '}
        <Link to={paths.myData}>My data</Link>.
      </p>
      <AnotherGift orderId={gift.orderId} look="text">
        Buy another gift
      </AnotherGift>
      <Sheet code={code} giver={gift.giver} message={gift.message} goodUntil={goodUntil} />
    </section>
  );
}
