import { formatPrice, isEnded, PHOTO_COUNT, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isOrderId, isUnknownOrder, type Order, useOrder } from '../../order/order.ts';
import { NotOpened, OrderWayOn } from '../../order/order-state/order-state.tsx';
import { paidBy } from '../../order/promo-code.ts';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import type { Way } from '../send.ts';
import { NewPhotos } from './new-photos.tsx';
import { RemeasureNote } from './remeasure-note.tsx';
import { ResultPhotos } from './result-photos.tsx';
import styles from './upload.module.css';

const LEADS = {
  first: 'Three selfies by a window, ideally from different days. We check them before you pay.',
  new: 'Three selfies by a window. We check each one before you send it.',
  replace: 'Three selfies by a window, all of you. They replace your earlier photos, which we delete.',
  more: 'One or two more selfies by a window, from another day. We add them to the ones we have.',
} as const;

/**
 * Uploads three photos as a new order, or to the paid order `?order=` that needs them; with `&more`, adds photos to an
 * analyzed order, and with `&others` replaces all photos of a bought one.
 */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const named = query.get('order');
  const orderId = isOrderId(named) ? named : null;
  const way = orderId && query.has('more') ? 'more' : orderId && query.has('others') ? 'replace' : 'new';
  useEffect(() => trackStep('upload_page_view'), []);
  return (
    <PageShell title="Upload your photos" focused>
      <div className={`halves ${styles.page}`}>
        <header className={`halves-words start ${styles.head}`}>
          {/* The preview redirects bought orders to the result. */}
          <ButtonLink look="text" to={orderId && way !== 'new' ? paths.resultsPreview(orderId) : paths.home}>
            Back
          </ButtonLink>
          <h1 className="text-2xl">AI Color Analysis</h1>
          <p>{LEADS[orderId ? way : 'first']}</p>
          {!orderId && <RemeasureNote />}
        </header>
        {orderId ? <OrderPhotos orderId={orderId} way={way} /> : <NewPhotos order={null} />}
        {!orderId && <WhatFollows />}
      </div>
    </PageShell>
  );
}

/** How many photos an order takes; 0 for none. */
function roomFor(way: Way, order: Order): number {
  if (way === 'more') return order.roomForPhotos ?? 0;
  const takesThree = way === 'new' ? screenOf(order) === 'photos' : (order.photoExchanges ?? 0) > 0;
  return takesThree ? PHOTO_COUNT : 0;
}

/** Orders that take no photos redirect to their own screen. */
function OrderPhotos({ orderId, way }: { readonly orderId: string; readonly way: Way }): ReactNode {
  const { data, error, refetch } = useOrder(orderId, { call: way === 'new' ? 'getOrderStatus' : 'getOrder' });
  // Keeps the order as first loaded: it changes while photos are sent, and the desk itself moves on.
  const [order, setOrder] = useState<Order>();
  if (data && !order && roomFor(way, data) > 0) setOrder(data);
  const isOver = way === 'new' && data !== undefined && isEnded(data.nextStep);
  if (!data || isOver || isUnknownOrder(error)) {
    return (
      <div className={`halves-work ${styles.work}`}>
        {isOver ? (
          <OrderWayOn order={data} />
        ) : (
          <Notice>{error ? <NotOpened error={error} onRetry={() => refetch()} /> : 'One moment…'}</Notice>
        )}
      </div>
    );
  }
  if (!order) return <Navigate to={pathOf(data)} replace />;
  if (way === 'new') return <NewPhotos order={order} />;
  return <ResultPhotos order={order} way={way} wanted={roomFor(way, order)} />;
}

const LAST = {
  price: ['You decide', `Your result stays locked. Pay ${formatPrice(PRICE_CENTS)} once, only if you want it.`],
  gift: ['You open it', 'Your gift pays for the result. You pay nothing.'],
  remeasure: ['You open it', 'Your yearly re-measure is free. You pay nothing.'],
} as const;

export function WhatFollows(): ReactNode {
  const given = useInBrowser() ? paidBy() : null;
  const steps = [
    ['We check each photo', 'Light, focus, open eyes. You’ll see the answer next to each photo.'],
    ['We measure', 'Skin, hair, and eyes, corrected for the light. About half a minute.'],
    LAST[given ?? 'price'],
  ] as const;
  return (
    <ol className={`wide ${styles.steps}`}>
      {steps.map(([step, detail], i) => (
        <li key={step} className="listed text-sm">
          <span className="heading" aria-hidden="true">
            {i + 1}
          </span>
          <strong className="strong">{step}</strong>
          <span className="soft">{detail}</span>
        </li>
      ))}
    </ol>
  );
}
