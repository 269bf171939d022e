import { useMutation, useQuery } from '@tanstack/react-query';
import { isEnded, type OrderStatus, PRICE_CENTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackAnalysis, trackPurchase } from '../../lib/analytics/order-events.ts';
import { call, isOutage, serverMessage } from '../../lib/api/api.ts';
import { outageInterval, useFailure, useOutageToast } from '../../lib/api/outage.ts';
import { TOASTS } from '../../lib/message-texts.ts';
import { showToast } from '../../lib/messages.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { useOnwardAfterAnswers } from '../../order/answers/answering.ts';
import { moveDraftToOrder } from '../../order/answers/draft-answers.ts';
import { OpenQuestions } from '../../order/answers/open-questions.tsx';
import { isUnknownOrder, type Poll, useOrder } from '../../order/order.ts';
import { LongWait } from '../../order/order-state/long-wait.tsx';
import { orderMessage } from '../../order/order-state/order-message.ts';
import { OrderMessagePage } from '../../order/order-state/order-message-page.tsx';
import { OrderMessageText } from '../../order/order-state/order-state.tsx';
import { usePaymentCheck } from '../../order/order-state/use-payment-check.ts';
import { usePhotoConsent } from '../../photos/consent/photo-consent.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { sendPhotos } from '../../photos/send-photos.ts';
import { UnknownPayment } from '../../purchase/returned-payment.tsx';
import { Live } from '../../ui/live/live.tsx';
import { Redirect } from '../../ui/redirect/redirect.tsx';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { FINDING_TEXT, failedToast, PAID_TEXT } from './follow-order.tsx';
import { JobHelp, type JobPhotos } from './job-help.tsx';
import { LineAhead } from './line-ahead.tsx';
import { StepList } from './step-list.tsx';

const POLL: Poll = { call: 'getJobStatus', everyMs: 3000 };
const REDIRECT_MS = 2000;

const STEPS = [
  'Uploading Your Photos',
  'Analyzing Your Photos',
  'Determining Your Season',
  'Generating Your Report',
] as const;

const DONE_STAGE = { message: 'Your colors have arrived!', done: 4 };
const STAGES: Readonly<Record<OrderStatus, { readonly message: string; readonly done: number }>> = {
  queued: { message: 'Setting up your analysis...', done: 0 },
  files_uploaded: { message: 'Photos uploaded successfully!', done: 1 },
  processing: { message: 'Analyzing your colors—this usually takes <2 min', done: 2 },
  analyzed: DONE_STAGE,
  completed: DONE_STAGE,
  failed: { message: 'The analysis stopped.', done: 1 },
};

/** The screen after a hosted checkout: sends the photos and follows the job. */
export function JobScreen({ sessionId }: { readonly sessionId: string }): ReactNode {
  const navigate = useNavigate();
  // The server asks the provider first, so the job's status is current.
  const jobQuery = useQuery({
    queryKey: ['job-of-session', sessionId],
    queryFn: () => call('getSessionJob', { params: { sessionId } }),
    refetchInterval: outageInterval,
    gcTime: 0,
  });
  const error = useFailure(jobQuery);
  useOutageToast(error, TOASTS.initializeFailed);
  const jobId = jobQuery.data?.jobId;
  const { data, error: jobError } = useOrder(jobId ?? null, POLL);
  // Keeps the failure message in view while choosing new photos.
  const consent = usePhotoConsent();
  const photos = useJobPhotos(data?.status === 'queued' ? jobId : undefined, consent.given);
  const status = data?.status ?? 'queued';
  const isDone = status === 'analyzed' || status === 'completed';
  const { message, done } = data ? STAGES[status] : { message: FINDING_TEXT, done: 0 };
  const handlesPhotos = status === 'queued' && photos.state !== 'none';
  const needsCustomer =
    data !== undefined && (isEnded(data.nextStep) || (!isDone && data.nextStep !== 'analysis' && !handlesPhotos));
  const { current, payment, isAsking } = usePaymentCheck(needsCustomer ? data : undefined);
  const help = current && !isAsking ? orderMessage(current, payment) : null;
  const asksForPhotos = status === 'queued' && (photos.state === 'asks' || photos.state === 'failed');
  // No step is active before the server says so, or while the screen waits for photos or consent.
  const isStopped = !data || needsCustomer || asksForPhotos;
  const failedMessage = useMemo(
    () => (data?.status === 'failed' && !isEnded(data.nextStep) ? failedToast(data, TOASTS.jobFailed) : null),
    [data],
  );

  useEffect(() => {
    if (failedMessage) showToast(failedMessage);
    if (status === 'failed') orderPhotos.markRefused(data?.failure);
    if (isDone && jobId) trackAnalysis(jobId);
  }, [status, isDone, jobId, failedMessage, data?.failure]);
  const isPaid = data !== undefined && data.nextStep !== 'payment' && !isEnded(data.nextStep);
  useEffect(() => {
    // The provider's page takes the full price, without codes.
    if (jobId && isPaid) trackPurchase(jobId, sessionId, PRICE_CENTS);
  }, [jobId, isPaid, sessionId]);
  const isMeasuring = isPaid && data.nextStep === 'analysis';
  useEffect(() => {
    if (isMeasuring) showToast(TOASTS.paidFirst);
  }, [isMeasuring]);
  const isReady = isDone && !needsCustomer && jobId !== undefined;
  const onContinue = useOnwardAfterAnswers(isReady, REDIRECT_MS, () =>
    navigate(paths.resultsByJob(jobId ?? ''), { replace: true }),
  );

  if (isUnknownOrder(error)) return <UnknownPayment />;
  if (isUnknownOrder(jobError)) return <OrderMessagePage message={orderMessage('unknown')} />;
  if (error && !isOutage(error)) return <Redirect to={paths.upload} toast={TOASTS.initializeFailed} />;
  return (
    <PageShell title="Your analysis" focused>
      <RingMessage ring={help ? 'empty' : 'turning'} title={<span role="status">{help?.title ?? message}</span>}>
        {help && (
          <Live>
            <OrderMessageText message={help} />
          </Live>
        )}
        {jobId && asksForPhotos && <JobHelp jobId={jobId} photos={photos} consent={consent} />}
        {isMeasuring && <p>{PAID_TEXT}</p>}
        {isMeasuring && <LineAhead order={{ ...data, paymentStatus: 'paid' }} />}
        <StepList steps={STEPS} done={photos.state === 'sent' ? Math.max(done, 1) : done} stopped={isStopped} />
        {jobId && <p className="figures">Job ID: {jobId}</p>}
        {data && (isMeasuring || isReady) && (
          <OpenQuestions orderId={data.id} open={data.openQuestions} onContinue={onContinue} />
        )}
        {!isDone && !needsCustomer && !asksForPhotos && (
          <LongWait order={data && { ...data, paymentStatus: isPaid ? 'paid' : 'unpaid' }} />
        )}
      </RingMessage>
    </PageShell>
  );
}

/**
 * Sends the photos on this device once the job is known and they may leave; after a failure, when the customer asks.
 * @param maySend null until known
 */
function useJobPhotos(jobId: string | undefined, maySend: boolean | null): JobPhotos {
  const { mutate, data, isError } = useMutation({
    mutationFn: async (targetJobId: string) => {
      const photos = await orderPhotos.load();
      if (photos.length === 0) return 'none';
      if (!maySend) return 'asks';
      moveDraftToOrder(Number(targetJobId));
      await sendPhotos({ jobId: targetJobId }, 'new', photos);
      orderPhotos.markSent();
      return 'sent';
    },
    onError: (error) => {
      console.error('Photos of the job failed:', error);
      showToast({ ...TOASTS.uploadFailed, text: serverMessage(error) ?? TOASTS.uploadFailed.text });
    },
  });
  useEffect(() => {
    if (jobId && maySend !== null) mutate(jobId);
  }, [jobId, maySend, mutate]);
  return { state: isError ? 'failed' : (data ?? 'sending'), retry: () => jobId && mutate(jobId) };
}
