import { type ProblemCode, TOASTS, type Toast } from '@trueseason/contracts';
import { ApiError } from '../../lib/api/api.ts';
import { problemOf } from '../../lib/api/reason.ts';

const BY_CODE: Partial<Record<ProblemCode, Toast>> = {
  not_enough_photos: TOASTS.notEnoughPhotos,
  too_many_photos: TOASTS.maximumFiles,
  photo_too_large: TOASTS.fileTooLarge,
  photo_type: TOASTS.invalidFileType,
};

/** Whether a person has to show that they are one, and then sends the same photos again. */
export const needsChallenge = (error: unknown): boolean => problemOf(error) === 'challenge_required';

/** The photos arrived and cannot be measured, so the order’s result stays. The message is the server’s. */
export class UnmeasuredError extends Error {
  override name = 'UnmeasuredError';
}

/** What to say when the photos did not become an order: what the server minded, or that they did not arrive. */
export function uploadErrorToast(error: unknown): Toast {
  if (error instanceof UnmeasuredError) return { ...TOASTS.uploadFailed, text: error.message };
  if (!(error instanceof ApiError)) return TOASTS.uploadFailed;
  const { problem } = error;
  if (!problem) return TOASTS.startFailed;
  if (problem.code === 'photo_damaged' || problem.code === 'photo_encoding')
    return { ...TOASTS.uploadFailed, text: problem.message };
  return BY_CODE[problem.code] ?? { ...TOASTS.startFailed, text: problem.message };
}
