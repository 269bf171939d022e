/** What a key for repeated calls looks like. */
export const KEY_FORM = '32 to 64 of A-Z, a-z, 0-9, _ and -.';

/** Of calls that make an empty order. */
export const keyOfEmptyOrder = {
  'Idempotency-Key': `Without a session, the same key gives the order that the first try made, while that is empty. ${KEY_FORM}`,
} as const;

/** Of the call that begins a gift, which is never empty. */
export const keyOfGift = {
  'Idempotency-Key': `Without a session, the same key with the same card gives the order that the first try made, until it is paid. ${KEY_FORM}`,
} as const;

/** Of calls that a challenge may guard. */
export const challengeToken = {
  'X-Challenge-Token': 'What the challenge gave the browser, once a call was refused with challenge_required.',
} as const;
