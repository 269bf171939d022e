import type { BoughtOrder } from '@trueseason/contracts';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useBought } from '../bought-order.ts';
import { ORDER_WORDS, STILL_PENDING } from '../order-state/order-state.tsx';
import { pathOf } from '../screen-of.ts';

export interface BoughtOrderNoticeProps {
  readonly order: BoughtOrder;
  readonly onAnother: () => void;
}

/** Shows a returning buyer their paid order, with the choice to buy another. */
export function BoughtOrderNotice({ order, onAnother }: BoughtOrderNoticeProps): ReactNode {
  const { text, way } = ORDER_WORDS[order.nextStep];
  return (
    <Notice>
      <strong>You already have an analysis: order {order.id}.</strong>
      <span>{order.pending ? STILL_PENDING : text}</span>
      <span>A second one, say for a friend, is a new order at the full price.</span>
      <div className="ways">
        {!order.pending && <ButtonLink to={pathOf(order)}>{way}</ButtonLink>}
        <Button look="quiet" onClick={onAnother}>
          Start Another Analysis
        </Button>
      </div>
    </Notice>
  );
}

export interface BoughtFirstProps {
  /** Whether the server wants to know if another order is meant. */
  readonly asked: boolean;
  readonly onAnother: () => void;
  /** The payment form; also shown when the bought order cannot be loaded. */
  readonly children: ReactNode;
}

/** The bought order in the place of a way to pay, until another one is wanted. */
export function BoughtFirst({ asked, onAnother, children }: BoughtFirstProps): ReactNode {
  const { order, isAsking, wantAnother } = useBought({ enabled: asked });
  if (!asked) return children;
  if (isAsking) return <Skeleton height="10rem" />;
  if (!order) return children;
  return (
    <BoughtOrderNotice
      order={order}
      onAnother={() => {
        wantAnother();
        onAnother();
      }}
    />
  );
}
