import { PROBLEMS } from './problem.ts';
import type { PhotoVerdict } from './schemas/photo.ts';
import type { AnalysisFailure } from './schemas/problem.ts';

/** The code under which it is stored that a consent was taken back: withdrawing from a purchase is something else. */
export const CONSENT_TAKEN_BACK = 'withdrawn';

export const isConsentTakenBack = (failure: AnalysisFailure | null | undefined): failure is AnalysisFailure =>
  failure?.code === CONSENT_TAKEN_BACK;

/** Why an analysis ended without a result, as its customer reads it. */
export const ANALYSIS_FAILURES = {
  tooSlow: {
    code: 'photos',
    message: 'Your photos take too long to read. Please choose others and try again.',
    photos: [],
  },
  consentTakenBack: {
    code: CONSENT_TAKEN_BACK,
    message: 'You took back your consent, so your photos, your measurements and your result were deleted.',
    photos: [],
  },
  internal: { code: 'internal', message: PROBLEMS.internal.message, photos: [] },
} satisfies Readonly<Record<string, AnalysisFailure>>;

/** The same where photos cannot be measured: what to do better stands with each. */
export function unmeasured(photos: PhotoVerdict[]): AnalysisFailure {
  const refused = photos.filter(({ problems }) => problems.length > 0).length;
  const [which, others] = refused === 1 ? ['one of your photos', 'another'] : [`${refused} of your photos`, 'others'];
  return {
    code: 'photos',
    message: `We could not measure your colors on ${which}. Please choose ${others} and try again.`,
    photos,
  };
}
