import { z } from 'zod';
import { photoVerdictSchema } from './photo.ts';

/** Every way in which a call can be refused: the code for programs, the HTTP status, the words for people. */
export const PROBLEMS = {
  bad_request: { status: 400, message: 'That request could not be understood. Please reload the page and try again.' },
  not_enough_photos: { status: 400, message: 'Please upload at least 3 photos for accurate analysis' },
  too_many_photos: { status: 400, message: 'You can upload up to 3 photos' },
  photo_too_large: { status: 413, message: 'Each photo must be under 10MB' },
  photo_type: { status: 415, message: 'Please upload only JPEG or PNG files' },
  photo_damaged: { status: 422, message: 'This photo looks damaged. Please choose another one.' },
  photos_already_attached: { status: 409, message: 'The photos of this order are already with us.' },
  invalid_email: { status: 400, message: 'Please enter a valid email address' },
  invalid_promo: { status: 400, message: 'The promo code you entered is not valid or has expired.' },
  order_not_found: { status: 404, message: 'Order not found' },
  lookup_missed: { status: 404, message: 'Please check your email and order number' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  not_ready: { status: 409, message: 'Your color analysis is still processing' },
  report_not_ready: { status: 409, message: 'Your report is still being made. Please try again in a moment.' },
  payment_incomplete: { status: 402, message: 'Please complete your purchase to access results.' },
  payment_failed: { status: 402, message: 'The payment did not go through. Nothing was charged.' },
  already_settled: { status: 409, message: 'This order is already paid.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  invalid_password: { status: 401, message: 'Invalid password' },
  not_allowed: { status: 403, message: 'This request came from another site and was not carried out.' },
  challenge_required: { status: 403, message: 'Please confirm that you are a person, then try again.' },
  too_many_requests: { status: 429, message: 'That was a little too often. Please wait a moment and try again.' },
  payment_provider_unavailable: {
    status: 502,
    message: 'The payment provider does not answer right now. Nothing was charged. Please try again in a moment.',
  },
  unavailable: { status: 503, message: 'We cannot take this request right now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
const codes = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]];

/** The body of every error answer. */
export const problemSchema = z.object({
  code: z.enum(codes),
  message: z.string(),
  /** Which part of the request is meant, when one is. */
  field: z.string().optional(),
});
export type ProblemBody = z.infer<typeof problemSchema>;

/** Why an analysis failed, in words that the customer can act on. */
export const analysisFailureSchema = z.object({
  code: z.enum(['photos', 'internal']),
  message: z.string(),
  photos: z.array(photoVerdictSchema),
});
export type AnalysisFailure = z.infer<typeof analysisFailureSchema>;
