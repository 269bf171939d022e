import type { ReactNode } from 'react';
import { recordPurchase } from '../../lib/browser/session.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { Button, ButtonLink, type ButtonProps } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** The visitor wants another one in addition. */
const wantAnother = (orderId: number): void => recordPurchase({ additionalToGift: orderId });

export interface BoughtGiftProps {
  readonly orderId: number;
  readonly onAnother: () => void;
}

/** Shows a returning buyer their paid gift before they pay for another. */
export const BoughtGift = ({ orderId, onAnother }: BoughtGiftProps): ReactNode => (
  <Notice>
    <strong>You’ve already bought a gift: order {orderId}.</strong>
    <span>Its code is good for one analysis. Another gift is a new order at the full price.</span>
    <div className="ways">
      <ButtonLink to={paths.giftCard(orderId)}>See your gift</ButtonLink>
      <Button
        look="quiet"
        onClick={() => {
          wantAnother(orderId);
          onAnother();
        }}
      >
        Buy another gift
      </Button>
    </div>
  </Notice>
);

/** From a gift that was bought to the next one. */
export const AnotherGift = ({
  orderId,
  look,
  children,
}: Pick<ButtonProps, 'look' | 'children'> & { readonly orderId: number }): ReactNode => (
  <ButtonLink look={look} to={paths.gift} onClick={() => wantAnother(orderId)}>
    {children}
  </ButtonLink>
);
