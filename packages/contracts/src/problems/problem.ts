import { PHOTO_COUNT, PHOTO_MAX_MEGABYTES } from '../photos/photo.ts';

/** All API errors: code, HTTP status, message. */
export const PROBLEMS = {
  bad_request: { status: 400, message: 'We didn’t understand that request. Please reload the page and try again.' },
  body_encoded: { status: 415, message: 'Please send this request without compression.' },
  not_enough_photos: { status: 400, message: `Please upload at least ${PHOTO_COUNT} photos for accurate analysis` },
  too_many_photos: { status: 400, message: `You can upload up to ${PHOTO_COUNT} photos` },
  photo_too_large: { status: 413, message: `Each photo must be under ${PHOTO_MAX_MEGABYTES}MB` },
  photo_type: { status: 415, message: 'Please upload only JPEG or PNG files' },
  photo_damaged: { status: 422, message: 'This photo looks damaged. Please choose another one.' },
  photo_encoding: {
    status: 422,
    message:
      'This photo is saved in a format whose colors we can’t read right. Choose the original, or save it as a normal JPEG.',
  },
  photos_already_attached: { status: 409, message: 'We already have the photos of this order.' },
  consent_required: { status: 403, message: 'Check the box above first.' },
  consent_outdated: { status: 409, message: 'Our consent form has changed. Please reload the page.' },
  photo_repeated: { status: 409, message: 'You already added this photo. Please choose a different one.' },
  invalid_email: { status: 400, message: 'Please enter a valid email address' },
  invalid_promo: { status: 400, message: 'The promo code you entered is not valid or has expired.' },
  no_address: { status: 409, message: 'This order has no email address yet.' },
  code_required: {
    status: 403,
    message: 'For privacy, this needs the browser that bought the result, or a code by email.',
  },
  invalid_code: { status: 403, message: 'That code is wrong or has expired. Please use the code in our latest email.' },
  order_not_found: { status: 404, message: 'Order not found' },
  lookup_missed: { status: 404, message: 'Please check your email and order number' },
  not_found: { status: 404, message: 'There’s nothing at this address.' },
  not_ready: { status: 409, message: 'Your color analysis is still processing' },
  report_not_ready: { status: 409, message: 'Your report is not ready yet. Please try again in a moment.' },
  payment_incomplete: { status: 402, message: 'Please complete your purchase to access results.' },
  payment_pending: { status: 409, message: 'Your bank is still processing this payment.' },
  nothing_paid: { status: 404, message: 'Nothing was paid for this order, so there is no receipt.' },
  nothing_refunded: { status: 409, message: 'Nothing was refunded: what is left has changed. Please reload the page.' },
  already_settled: { status: 409, message: 'This order is already paid.' },
  bought_already: {
    status: 409,
    message: 'You already paid for an analysis in this browser. Please reload the page to see it or buy another.',
  },
  withdrawal_over: {
    status: 409,
    message: 'It’s too late to withdraw from this order. Write to us if something was wrong with it.',
  },
  measured_already: {
    status: 409,
    message:
      'Your photos are already measured in this browser, or soon will be, and that result isn’t paid. Please reload the page to see it or buy another.',
  },
  last_photo: {
    status: 409,
    message: 'This is the last photo of your result. Add another one first.',
  },
  proposal_outdated: {
    status: 409,
    message: 'This was decided or has changed meanwhile. Please look at your result again.',
  },
  decided_already: { status: 409, message: 'Somebody else decided this meanwhile. Please reload the page.' },
  order_closed: { status: 409, message: 'This order is closed. You can start a new one at any time.' },
  not_signed_in: { status: 401, message: 'Please sign in first.' },
  invalid_password: { status: 401, message: 'Invalid password' },
  second_factor_required: { status: 401, message: 'Please enter the six digits from your authenticator app.' },
  invalid_passkey: { status: 401, message: 'We don’t recognize this passkey.' },
  not_permitted: { status: 403, message: 'Your role does not include this.' },
  confirmation_required: { status: 403, message: 'Please confirm with a code of your authenticator app first.' },
  step_up_required: { status: 403, message: 'Please confirm that it’s you, then try again.' },
  not_allowed: { status: 403, message: 'This request came from another site and was blocked.' },
  challenge_required: { status: 403, message: 'Please confirm that you’re a person, then try again.' },
  too_many_requests: { status: 429, message: 'Too many tries. Please wait a moment and try again.' },
  payment_provider_unavailable: {
    status: 502,
    message: 'The payment provider isn’t responding right now. Nothing was charged. Please try again in a moment.',
  },
  payment_under_way: {
    status: 409,
    message:
      'Your bank is still deciding on this payment, which can take a few days. Please try again then. You can delete your photos now.',
  },
  unavailable: { status: 503, message: 'We can’t take this request right now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof PROBLEMS;
