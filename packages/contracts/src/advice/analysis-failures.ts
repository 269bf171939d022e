import { PROBLEMS } from '../problems/problem.ts';
import type { AnalysisFailure, PhotoVerdict } from '../schemas/fields.ts';

/** Stored code for withdrawn consent, which is different from withdrawing from a purchase. */
export const CONSENT_TAKEN_BACK = 'withdrawn';

export const isConsentTakenBack = (failure: AnalysisFailure | null | undefined): failure is AnalysisFailure =>
  failure?.code === CONSENT_TAKEN_BACK;

/** Why an analysis failed, as shown to the customer. */
export const ANALYSIS_FAILURES = {
  tooSlow: {
    code: 'photos',
    message: 'Your photos took too long to read. Please choose others and try again.',
    photos: [],
  },
  /** By an operator who saw that these photos cannot be analyzed. */
  givenUp: {
    code: 'photos',
    message: 'We couldn’t analyze your photos. Please choose others and try again.',
    photos: [],
  },
  consentTakenBack: {
    code: CONSENT_TAKEN_BACK,
    message: 'You took back your consent, so we deleted your photos, measurements, and result.',
    photos: [],
  },
  /** Of photos that were added to a result. */
  otherPerson: {
    code: 'photos',
    message:
      'These photos look like another person’s, so we didn’t add them, and your result is as it was. Another person’s photos are a new order.',
    photos: [],
  },
  internal: { code: 'internal', message: PROBLEMS.internal.message, photos: [] },
} satisfies Readonly<Record<string, AnalysisFailure>>;

export function unmeasurablePhotos(photos: PhotoVerdict[]): AnalysisFailure {
  const refused = photos.filter(({ problems }) => problems.length > 0).length;
  const [unmeasurable, replacement] =
    refused === 1 ? ['one of your photos', 'another'] : [`${refused} of your photos`, 'others'];
  return {
    code: 'photos',
    message: `We couldn’t measure your colors in ${unmeasurable}. Please choose ${replacement} and try again.`,
    photos,
  };
}
