import { useMutation, useQuery } from '@tanstack/react-query';
import { type OrderStatus, TOASTS } from '@trueseason/contracts';
import { useEffect } from 'react';
import { call, serverMessage } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import type { Poll } from '../../order/order.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { send } from '../../photos/send.ts';

export const JOB_POLL = { call: 'getJobStatus', everyMs: 3000 } as const satisfies Poll;
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

const ARRIVED: JobStage = { message: 'Your colors have arrived!', done: 4 };

export const JOB_STAGES: Readonly<Record<OrderStatus, JobStage>> = {
  queued: { message: 'Setting up your analysis...', done: 0 },
  files_uploaded: { message: 'Photos uploaded successfully!', done: 1 },
  processing: { message: 'Analyzing your colors—this usually takes <2 min', done: 2 },
  analyzed: ARRIVED,
  completed: ARRIVED,
  failed: { message: 'The analysis stopped.', done: 1 },
};

/** Before the first answer nothing is claimed. */
export const ASKING: JobStage = { message: 'Finding your order...', done: 0 };

/** The job of a hosted checkout. The server asks the provider first, so that its status is the true one. */
export const useJob = (sessionId: string) =>
  useQuery({
    queryKey: ['job-of-session', sessionId],
    queryFn: () => call('getSessionJob', { params: { sessionId } }),
    gcTime: 0,
  });

/** Sends the photos that wait on this device, if they may leave it; gives how many there were. */
async function uploadPhotos({ jobId, mayLeave }: { jobId: string; mayLeave: boolean }): Promise<number | 'asks'> {
  const photos = await orderPhotos.load();
  if (photos.length === 0) return 0;
  if (!mayLeave) return 'asks';
  await send({ jobId }, 'new', photos);
  orderPhotos.sent();
  return photos.length;
}

export interface JobPhotos {
  /** `asks`: photos are on this device, waiting for consent. */
  readonly state: 'sending' | 'sent' | 'failed' | 'none' | 'asks';
  readonly retry: () => void;
}

/**
 * Hands the waiting photos over as soon as the job is known and they may leave, and again when that failed and the
 * customer asks.
 * @param mayLeave null until that is known
 */
export function useJobPhotos(jobId: string | undefined, mayLeave: boolean | null): JobPhotos {
  const { mutate, data, isError, isSuccess } = useMutation({
    mutationFn: uploadPhotos,
    onError: (error) => {
      console.error('Photos of the job failed:', error);
      showToast({ ...TOASTS.uploadFailed, text: serverMessage(error) ?? TOASTS.uploadFailed.text });
    },
  });
  useEffect(() => {
    if (jobId && mayLeave !== null) mutate({ jobId, mayLeave });
  }, [jobId, mayLeave, mutate]);
  const state = isError ? 'failed' : isSuccess ? outcomeOf(data) : 'sending';
  return { state, retry: () => jobId && mutate({ jobId, mayLeave: mayLeave === true }) };
}

const outcomeOf = (sent: number | 'asks'): JobPhotos['state'] => (sent === 'asks' ? sent : sent > 0 ? 'sent' : 'none');
