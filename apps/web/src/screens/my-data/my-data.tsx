import { COMPLAINT_DAYS } from '@trueseason/contracts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFailure } from '../../lib/api/outage.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { RetryMessage } from '../../order/order-state/order-state.tsx';
import { LeaveBrowser } from '../../photos/leave-browser.tsx';
import { Button, ButtonSubject } from '../../ui/button/button.tsx';
import { CookieWarning } from '../../ui/cookie-warning/cookie-warning.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AddressCode } from './address-code.tsx';
import { type MyOrder, useMyOrders } from './my-orders.ts';
import { OrderCard } from './order-card.tsx';

export function Component(): ReactNode {
  return (
    <PageShell title="My data">
      <div className="halves">
        <header className="halves-words">
          <h1>My data</h1>
          <p>See what we have about your orders. Download it, take back your consent, or delete everything for good.</p>
        </header>
        <div className="halves-work">
          <MyOrders />
          <p className="soft">
            Is something wrong with how we treat you or your data? <Link to={paths.complain}>Complain</Link>. We answer
            within {COMPLAINT_DAYS} days.
          </p>
        </div>
      </div>
    </PageShell>
  );
}

/** Unpaid, and without photos or next to a finished order. */
const isSecondary = ({ nextStep, photos }: MyOrder, orders: readonly MyOrder[]): boolean =>
  nextStep === 'payment' && (photos === 0 || orders.some(({ status }) => status === 'completed'));

function MyOrders(): ReactNode {
  const query = useMyOrders();
  const { data: orders, refetch } = query;
  const error = useFailure(query);
  const [wantsMore, setWantsMore] = useState(false);
  const wantsToWithdraw = useLocation().hash === paths.withdraw.slice(paths.myData.length);
  if (error) return <RetryMessage error={error} onRetry={() => void refetch()} />;
  if (!orders) return <Skeleton height="14rem" />;
  if (orders.length === 0) {
    return (
      <>
        <p className="soft">
          We can’t find an order in this browser. We’ll email you six digits to show all orders for your address.
        </p>
        <CookieWarning />
        <AddressCode />
      </>
    );
  }
  const sortedOrders = orders.toSorted((a, b) => Number(isSecondary(a, orders)) - Number(isSecondary(b, orders)));
  return (
    <>
      {wantsToWithdraw && !orders.some(({ withdrawable }) => withdrawable) && (
        <p>
          None of these orders is open for withdrawal. The <Link to={paths.terms}>terms</Link> say when one is.
        </p>
      )}
      <ul className="stack gap-7">
        {sortedOrders.map((order) => (
          <ButtonSubject key={order.id} value={orders.length > 1 ? `order ${order.id}` : ''}>
            <OrderCard order={order} quiet={isSecondary(order, orders)} />
          </ButtonSubject>
        ))}
      </ul>
      {wantsMore ? (
        <AddressCode key={orders.length} />
      ) : (
        <Button look="text" className="self-start" onClick={() => setWantsMore(true)}>
          Find a missing order by email
        </Button>
      )}
      <LeaveBrowser />
    </>
  );
}
