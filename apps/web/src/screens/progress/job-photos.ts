import { useMutation } from '@tanstack/react-query';
import { TOASTS } from '@trueseason/contracts';
import { useEffect } from 'react';
import { serverMessage } from '../../lib/api/api.ts';
import { showToast } from '../../lib/messages/show-toast.ts';
import { orderPhotos } from '../../photos/photo-store.ts';
import { send } from '../../photos/send.ts';

export interface JobPhotos {
  /** `asks`: photos are on this device, waiting for consent. */
  readonly state: 'sending' | 'sent' | 'failed' | 'none' | 'asks';
  readonly retry: () => void;
}

/**
 * Sends the photos that wait on this device as soon as the job is known and they may leave; after a failure when the
 * customer asks.
 * @param mayLeave null until that is known
 */
export function useJobPhotos(jobId: string | undefined, mayLeave: boolean | null): JobPhotos {
  const { mutate, data, isError } = useMutation({
    mutationFn: async (to: string) => {
      const photos = await orderPhotos.load();
      if (photos.length === 0) return 'none';
      if (!mayLeave) return 'asks';
      await send({ jobId: to }, 'new', photos);
      orderPhotos.sent();
      return 'sent';
    },
    onError: (error) => {
      console.error('Photos of the job failed:', error);
      showToast({ ...TOASTS.uploadFailed, text: serverMessage(error) ?? TOASTS.uploadFailed.text });
    },
  });
  useEffect(() => {
    if (jobId && mayLeave !== null) mutate(jobId);
  }, [jobId, mayLeave, mutate]);
  return { state: isError ? 'failed' : (data ?? 'sending'), retry: () => jobId && mutate(jobId) };
}
