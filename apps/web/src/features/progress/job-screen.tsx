import { TOASTS } from '@trueseason/contracts';
import { SeasonRing } from '@trueseason/drawings';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageShell } from '../../components/shell/page-shell.tsx';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { useAfter } from '../../lib/use-after.ts';
import { JOB_REDIRECT_MS, JOB_STAGES, JOB_STEPS, useJob, useJobStatus } from './job.ts';
import styles from './plain-progress.module.css';
import { StepList } from './step-list.tsx';

/** The screen after a hosted checkout: hands the photos over and follows the job. */
export function JobScreen({ sessionId }: { readonly sessionId: string }): ReactNode {
  const navigate = useNavigate();
  const { data: job, isError } = useJob(sessionId);
  const jobId = job?.jobId;
  const { data } = useJobStatus(jobId);
  const status = data?.status ?? 'queued';
  const { message, done } = JOB_STAGES[status];
  const stepsDone = Math.max(done, job?.photosSent ? 1 : 0);

  useEffect(() => {
    if (!isError) return;
    showToast(TOASTS.initializeFailed);
    navigate(paths.upload, { replace: true });
  }, [isError, navigate]);
  useEffect(() => {
    if (status === 'failed') showToast(TOASTS.jobFailed);
  }, [status]);
  useAfter(status === 'done' && jobId !== undefined, JOB_REDIRECT_MS, () =>
    navigate(paths.resultsByJob(jobId ?? ''), { replace: true }),
  );

  return (
    <PageShell focused>
      <title>Your analysis · TrueSeason</title>
      <div className={styles.page}>
        <SeasonRing className={styles.ring} />
        <div className={styles.words}>
          <h1>
            <span role="status">{message}</span>
          </h1>
          <StepList steps={JOB_STEPS} done={stepsDone} />
          {jobId && <p className={`${styles.note} figures`}>Job ID: {jobId}</p>}
        </div>
      </div>
    </PageShell>
  );
}
