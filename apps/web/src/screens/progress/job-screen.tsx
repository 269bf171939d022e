import { isEnded, PRICE_CENTS, TOASTS } from '@trueseason/contracts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { trackAnalysis, trackPurchase } from '../../lib/analytics/order-events.ts';
import { useAfter } from '../../lib/browser/use-after.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { isUnknownOrder, useOrder } from '../../order/order.ts';
import { usePhotoConsent } from '../../photos/consent/photo-consent.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { UnknownPayment } from '../../purchase/returned-payment.tsx';
import { RingMessage } from '../../ui/ring-message/ring-message.tsx';
import { PageShell } from '../../ui/shell/page-shell.tsx';
import { failedToast } from './failed-toast.ts';
import { ASKING, JOB_POLL, JOB_REDIRECT_MS, JOB_STAGES, JOB_STEPS, useJob, useJobPhotos } from './job.ts';
import { JobHelp } from './job-help.tsx';
import { PAID_NOTE } from './stages.ts';
import { StepList } from './step-list.tsx';

/** The screen after a hosted checkout: hands the photos over and follows the job. */
export function JobScreen({ sessionId }: { readonly sessionId: string }): ReactNode {
  const navigate = useNavigate();
  const { data: job, error } = useJob(sessionId);
  const unknown = isUnknownOrder(error);
  const isFault = error !== null && !unknown;
  const jobId = job?.jobId;
  const { data } = useOrder(jobId ?? null, JOB_POLL);
  // Keep the failure message in view while choosing new photos.
  const consent = usePhotoConsent();
  const photos = useJobPhotos(data?.status === 'queued' ? jobId : undefined, consent.given);
  const status = data?.status ?? 'queued';
  const isDone = status === 'analyzed' || status === 'completed';
  const { message, done } = data ? JOB_STAGES[status] : ASKING;
  // Nothing is under way before the server has said so, nor while photos or their tick are waited for.
  const waits = !data || status === 'failed' || isEnded(data.nextStep);
  const stopped = waits || (status === 'queued' && ['none', 'asks', 'failed'].includes(photos.state));
  const failed = useMemo(() => (data?.status === 'failed' ? failedToast(data, TOASTS.jobFailed) : null), [data]);
  const stepsDone = Math.max(done, photos.state === 'sent' ? 1 : 0);

  useEffect(() => {
    if (!isFault) return;
    showToast(TOASTS.initializeFailed);
    navigate(paths.upload, { replace: true });
  }, [isFault, navigate]);
  useEffect(() => {
    if (failed) showToast(failed);
    if (status === 'failed') orderPhotos.refused();
    if (isDone && jobId) trackAnalysis(jobId);
  }, [status, isDone, jobId, failed]);
  const isPaid = data !== undefined && data.nextStep !== 'payment' && !isEnded(data.nextStep);
  useEffect(() => {
    // The provider's page takes the one price; there is no code on it.
    if (jobId && isPaid) trackPurchase(jobId, sessionId, PRICE_CENTS);
  }, [jobId, isPaid, sessionId]);
  const isMeasuring = isPaid && data.nextStep === 'analysis';
  useEffect(() => {
    if (isMeasuring) showToast(TOASTS.paidFirst);
  }, [isMeasuring]);
  useAfter(isDone && jobId !== undefined, JOB_REDIRECT_MS, () =>
    navigate(paths.resultsByJob(jobId ?? ''), { replace: true }),
  );

  return (
    <PageShell focused>
      <title>Your analysis · TrueSeason</title>
      {unknown ? (
        <UnknownPayment />
      ) : (
        <RingMessage ring="turning" title={<span role="status">{message}</span>}>
          {jobId && data && <JobHelp jobId={jobId} job={data} photos={photos} consent={consent} />}
          {isMeasuring && <p>{PAID_NOTE}</p>}
          <StepList steps={JOB_STEPS} done={stepsDone} stopped={stopped} />
          {jobId && <p className="figures">Job ID: {jobId}</p>}
        </RingMessage>
      )}
    </PageShell>
  );
}
