import type { ReactNode } from 'react';
import { Draping } from '../drape/draping.tsx';
import { copyShareLink, shareResults } from '../drape/share/share.ts';
import { isOutage } from '../lib/api/api.ts';
import { downloadProfessionalReport } from '../order/download.ts';
import { isUnknownOrder, openResult, STATUS_ONCE, useOrder } from '../order/order.ts';
import { LongWait } from '../order/order-state/long-wait.tsx';
import { orderMessage } from '../order/order-state/order-message.ts';
import { OrderMessageText, RetryMessage } from '../order/order-state/order-state.tsx';
import { usePaymentCheck } from '../order/order-state/use-payment-check.ts';
import { textOf } from '../order/read-result.ts';
import { LeaveBrowser } from '../photos/leave-browser.tsx';
import { Button } from '../ui/button/button.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Page, type ResultContext } from './layout/page.tsx';
import { Outfits } from './sections/outfits.tsx';
import { paletteRows } from './sections/palette.tsx';

export function ClassicResults({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isPending, refetch } = useOrder(orderId, STATUS_ONCE);
  const result = openResult(data);
  const { current, payment, isAsking } = usePaymentCheck(result ? undefined : data);
  const message = isUnknownOrder(error) ? orderMessage('unknown') : current && orderMessage(current, payment);
  return (
    <PageShell title={result ? 'Your results' : (message?.title ?? 'Your results')} below={result && <LeaveBrowser />}>
      {isPending || isAsking || isOutage(error) ? (
        <RingMessage ring="turning" title={<span role="status">Preparing your premium results...</span>}>
          <LongWait order={data} />
        </RingMessage>
      ) : result ? (
        <ClassicPage orderId={orderId} result={result} />
      ) : message ? (
        <RingMessage ring="empty" title={message.title}>
          <p>{NO_RESULT}</p>
          <OrderMessageText message={message} role="alert" />
        </RingMessage>
      ) : (
        <RingMessage ring="empty" title={NO_RESULT}>
          <RetryMessage error={error} onRetry={() => void refetch()} />
        </RingMessage>
      )}
    </PageShell>
  );
}

const NO_RESULT = 'No analysis results found';

const ClassicPage = ({ orderId, result }: ResultContext): ReactNode => (
  <Page
    head={{ title: result.season, lead: `${textOf(result, 'verdict')} ${result.description}` }}
    rows={[
      {
        bare: (
          <div className="ways">
            <Button onClick={() => downloadProfessionalReport(orderId, result.season)}>Download PDF</Button>
            <Button look="quiet" onClick={() => shareResults(orderId)}>
              Share Results
            </Button>
            <Button look="quiet" onClick={() => copyShareLink(orderId)}>
              Copy Link
            </Button>
          </div>
        ),
      },
      { title: 'On you', look: 'large', body: <Draping orderId={orderId} result={result} /> },
      ...paletteRows(result),
      {
        title: 'Outfits',
        body: (
          <Outfits
            orderId={orderId}
            result={result}
            linkText="Shop this color"
            placeholder={<Skeleton height="21rem" />}
          />
        ),
      },
    ]}
  />
);
