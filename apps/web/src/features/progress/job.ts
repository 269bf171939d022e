import { useQuery } from '@tanstack/react-query';
import { type JobStatus, TOASTS } from '@trueseason/contracts';
import { call } from '../../lib/api.ts';
import { loadPhotos, photosAreUploaded } from '../../lib/photo-store.ts';
import { showToast } from '../../lib/toasts.ts';

export const JOB_POLL_MS = 3000;
export const JOB_REDIRECT_MS = 2000;

export const JOB_STEPS = [
  'Uploading Your Photos',
  'Analyzing Your Photos',
  'Determining Your Season',
  'Generating Your Report',
] as const;

export interface JobStage {
  readonly message: string;
  readonly done: number;
}

export const JOB_STAGES: Readonly<Record<JobStatus, JobStage>> = {
  queued: { message: 'Setting up your analysis...', done: 0 },
  files_uploaded: { message: 'Photos uploaded successfully!', done: 1 },
  processing: { message: 'Analyzing your colors—this usually takes <2 min', done: 2 },
  done: { message: 'Your colors have arrived!', done: 4 },
  failed: { message: 'The analysis stopped.', done: 1 },
};

export interface OpenedJob {
  readonly jobId: string;
  /** Whether photos that waited on this device are with the server now. */
  readonly photosSent: boolean;
}

/** The job of a hosted checkout, with the photos that were waiting on this device handed over. */
async function openJob(sessionId: string): Promise<OpenedJob> {
  const { jobId } = await call('getSessionJob', { params: { sessionId } });
  const photos = await loadPhotos();
  if (photos.length === 0) return { jobId, photosSent: false };
  const form = new FormData();
  for (const photo of photos) form.append('photos', photo, photo.name);
  try {
    await call('putJobPhotos', { params: { jobId }, form });
    photosAreUploaded();
    return { jobId, photosSent: true };
  } catch (error) {
    console.error('Photos of the job failed:', error);
    showToast(TOASTS.uploadFailed);
    return { jobId, photosSent: false };
  }
}

export const useJob = (sessionId: string) =>
  useQuery({ queryKey: ['job-of-session', sessionId], queryFn: () => openJob(sessionId), gcTime: 0 });

export const useJobStatus = (jobId: string | undefined) =>
  useQuery({
    queryKey: ['job-status', jobId],
    queryFn: () => call('getJobStatus', { params: { jobId: jobId ?? '' } }),
    enabled: jobId !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.status === 'done' || state.data?.status === 'failed' ? false : JOB_POLL_MS,
    staleTime: 0,
    gcTime: 0,
  });
