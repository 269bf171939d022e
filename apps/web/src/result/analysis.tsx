import { covers, type Scope, type StoredResult } from '@trueseason/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { reasonOf } from '../lib/api/api.ts';
import { useTimeout } from '../lib/browser/use-timeout.ts';
import { TOASTS } from '../lib/message-texts.ts';
import { showToast } from '../lib/messages.ts';
import { paths } from '../lib/navigation/paths.ts';
import { downloadReport } from '../order/download.ts';
import { isLocked, isOrderId, isUnknownOrder, type Order, type Poll, useOrder } from '../order/order.ts';
import { LongWait } from '../order/order-state/long-wait.tsx';
import { orderMessage } from '../order/order-state/order-message.ts';
import { OrderMessageText, RetryMessage } from '../order/order-state/order-state.tsx';
import { usePaymentCheck } from '../order/order-state/use-payment-check.ts';
import { textOf } from '../order/read-result.ts';
import { type OrderScreen, screenOf } from '../order/screen-of.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { LabeledValue } from '../ui/plate/plate.tsx';
import { RingMessage } from '../ui/ring-message/ring-message.tsx';
import { PageShell } from '../ui/shell/page-shell.tsx';
import { Page } from './layout/page.tsx';
import { paletteRows } from './sections/palette.tsx';

/** Polls while the analysis runs, for five minutes at most. */
const POLL = {
  call: 'getAnalysisOrder',
  everyMs: 2000,
  shouldContinue: (order) => order?.status === 'processing',
  maxMs: 300_000,
} as const satisfies Poll;

const PENDING_SCREENS: readonly OrderScreen[] = ['progress', 'results'];

export function Component(): ReactNode {
  const { orderId } = useParams();
  return isOrderId(orderId) ? <Analysis orderId={orderId} /> : <Navigate to={paths.home} replace />;
}

function Analysis({ orderId }: { readonly orderId: string }): ReactNode {
  const { data, error, isPending, refetch } = useOrder(orderId, POLL);
  const [hasTimedOut, setHasTimedOut] = useState(false);
  useTimeout(true, POLL.maxMs, () => setHasTimedOut(true));
  useEffect(() => {
    if (error) showToast(TOASTS.loadFailed(reasonOf(error)));
  }, [error]);
  const stored = data?.status === 'completed' ? data.analysisResult : null;
  const result = stored && !isLocked(stored) && stored;
  const isUnknown = isUnknownOrder(error);
  const needsMessageHere = data && !result && !PENDING_SCREENS.includes(screenOf(data));
  const { current, payment, isAsking } = usePaymentCheck(needsMessageHere ? data : undefined);
  const message = isUnknown ? orderMessage('unknown') : current && !isAsking && orderMessage(current, payment);
  const loading = isPending || (data?.status === 'processing' && !hasTimedOut);
  return (
    <PageShell title={message ? message.title : 'Your analysis'}>
      {message ? (
        <RingMessage ring="empty" title={message.title}>
          <OrderMessageText message={message} role="alert" />
        </RingMessage>
      ) : result ? (
        <AnalysisReady orderId={orderId} result={result} scope={data?.scope ?? null} />
      ) : error && !data ? (
        <RingMessage ring="empty" title="We couldn’t open your analysis">
          <RetryMessage error={error} onRetry={() => void refetch()} />
        </RingMessage>
      ) : (
        <AnalysisPending loading={loading} order={data} />
      )}
    </PageShell>
  );
}

const AnalysisPending = ({ loading, order }: { loading: boolean; order: Order | undefined }): ReactNode => (
  <RingMessage
    ring="turning"
    title={<span role="status">{loading ? 'Thank you! Analysis in Progress...' : 'Analysis in Progress'}</span>}
  >
    {!loading && (
      <>
        <p role="status">Please wait while we complete your color analysis...</p>
        <div className="ways">
          <Button look="quiet" onClick={() => window.location.reload()}>
            Check Again
          </Button>
        </div>
      </>
    )}
    <LongWait order={order} />
  </RingMessage>
);

function AnalysisReady(props: { orderId: string; result: StoredResult; scope: Scope }): ReactNode {
  const { orderId, result, scope } = props;
  const { metals, eyewear, makeup } = result.recommendations;
  const advice = [
    ['Metals', metals],
    ['Eyewear', eyewear],
    ...(covers(scope, 'makeup') ? [['Makeup', makeup] as const] : []),
  ] as const;
  const download = (): Promise<void> => downloadReport(orderId).catch(() => showToast(TOASTS.reportDownloadFailed));
  return (
    <Page
      heading="h3"
      head={{
        title: 'Your Color Analysis is Ready!',
        lead: 'The full report was sent to you by email. You can also download it here.',
      }}
      rows={[
        {
          title: result.season,
          heading: 'h2',
          lead: result.reading && textOf({ reading: result.reading }, 'verdict'),
          body: <p>{result.description}</p>,
        },
        ...paletteRows(result),
        {
          title: 'Quick Recommendations',
          body: (
            <dl>
              {advice.map(([label, text]) => (
                <LabeledValue key={label} label={label} isProse>
                  {text}
                </LabeledValue>
              ))}
            </dl>
          ),
        },
        {
          bare: (
            <div className="ways">
              <Button onClick={download}>Download Full Report</Button>
              <ButtonLink look="quiet" to={paths.home}>
                Back to Home
              </ButtonLink>
            </div>
          ),
        },
      ]}
    />
  );
}
