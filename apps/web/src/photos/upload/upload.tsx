import { formatPrice, PHOTO_COUNT, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { trackStep } from '../../lib/analytics/analytics.ts';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isOrderId, isUnknownOrder, type Order, useOrder } from '../../order/order.ts';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { needsMessage, orderMessage } from '../../order/order-state/order-message.ts';
import { OrderMessagePage } from '../../order/order-state/order-message-page.tsx';
import { RetryMessage } from '../../order/order-state/order-state.tsx';
import { usePaymentCheck } from '../../order/order-state/use-payment-check.ts';
import { isCovered } from '../../order/promo-code.ts';
import { pathOf, screenOf } from '../../order/screen-of.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import type { UploadKind } from '../send-photos.ts';
import { NewPhotos } from './new-photos.tsx';
import { ResultPhotos } from './result-photos.tsx';
import styles from './upload.module.css';

const INTRODUCTIONS = {
  first: 'Three selfies by daylight, best in three places. We check them before you pay.',
  new: 'Three selfies by daylight, best in three places. We check each one before you send it.',
  replace: 'Three selfies by daylight, all of you. They replace your earlier photos, which we delete.',
  more: 'Up to three more selfies, from another place or day. They join what we measured before.',
} as const;

/**
 * Uploads three photos as a new order, or to the paid order `?order=` that needs them; with `&more`, adds photos to an
 * analyzed order, and with `&others` replaces all photos of a bought one.
 */
export function Component(): ReactNode {
  const [query] = useSearchParams();
  const orderParameter = query.get('order');
  const orderId = isOrderId(orderParameter) ? orderParameter : null;
  const kind = orderId && query.has('more') ? 'more' : orderId && query.has('others') ? 'replace' : 'new';
  useEffect(() => trackStep('upload_page_view'), []);
  if (orderId) return <OrderPhotos orderId={orderId} kind={kind} />;
  return (
    <UploadPage introduction="first" back={paths.home}>
      <NewPhotos order={null} />
      <NextSteps />
      <p className="wide text-sm soft">
        Bought before? We mail a code that <Link to={paths.myData}>opens your result</Link>.
      </p>
    </UploadPage>
  );
}

const UploadPage = (props: {
  readonly introduction: keyof typeof INTRODUCTIONS;
  readonly back: string;
  readonly children: ReactNode;
}): ReactNode => (
  <PageShell title="Upload your photos" focused>
    <div className={`halves ${styles.page}`}>
      <header className={`halves-words start ${styles.head}`}>
        <ButtonLink look="text" to={props.back}>
          Back
        </ButtonLink>
        <h1 className="text-2xl">AI Color Analysis</h1>
        <p>{INTRODUCTIONS[props.introduction]}</p>
      </header>
      {props.children}
    </div>
  </PageShell>
);

/** How many photos an order takes; 0 for none. */
function photoLimit(kind: UploadKind, order: Order): number {
  if (kind === 'more') return Math.min(PHOTO_COUNT, order.roomForPhotos ?? 0);
  const takesThree = kind === 'new' ? screenOf(order) === 'photos' : (order.photoExchanges ?? 0) > 0;
  return takesThree ? PHOTO_COUNT : 0;
}

/** Orders that take no photos redirect to their own screen, or get a message here. */
function OrderPhotos({ orderId, kind }: { readonly orderId: string; readonly kind: UploadKind }): ReactNode {
  const { data, error, refetch } = useOrder(orderId, { call: kind === 'new' ? 'getOrderStatus' : 'getOrder' });
  // Keeps the order as first loaded: it changes while photos are sent, and the desk itself moves on.
  const [order, setOrder] = useState<Order>();
  if (data && !order && photoLimit(kind, data) > 0) setOrder(data);
  const silentOrder = data && needsMessage(screenOf(data)) ? data : undefined;
  const { current, payment, isAsking } = usePaymentCheck(silentOrder);
  if (isUnknownOrder(error)) return <OrderMessagePage message={orderMessage('unknown')} />;
  if (current && !isAsking) return <OrderMessagePage message={orderMessage(current, payment)} />;
  if (data && !order && !silentOrder) return <Navigate to={pathOf(data)} replace />;
  return (
    // The preview redirects bought orders to the result.
    <UploadPage introduction={kind} back={kind === 'new' ? paths.home : paths.resultsPreview(orderId)}>
      {!order ? (
        <div className={`halves-work ${styles.work}`}>
          <Notice>{error ? <RetryMessage error={error} onRetry={() => refetch()} /> : 'One moment…'}</Notice>
          <LongWait />
        </div>
      ) : kind === 'new' ? (
        <NewPhotos order={order} />
      ) : (
        <ResultPhotos order={order} kind={kind} photoCount={photoLimit(kind, order)} />
      )}
    </UploadPage>
  );
}

const LAST_STEP = {
  price: ['You decide', `Your result stays locked. Pay ${formatPrice(PRICE_CENTS)} once, only if you want it.`],
  gift: ['You open it', 'Your gift pays for the result. You pay nothing.'],
} as const;

export function NextSteps(): ReactNode {
  const payer = useInBrowser() && isCovered() ? 'gift' : 'price';
  const steps = [
    ['We check each photo', 'Light, focus, open eyes. You’ll see the answer next to each photo.'],
    ['We measure', 'Skin, hair, and eyes, corrected for the light. About half a minute.'],
    LAST_STEP[payer],
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
