export const KEY_FORM = '32 to 64 of A-Z, a-z, 0-9, _ and -.';

/** For calls that create an empty order. */
export const keyOfEmptyOrder = {
  'Idempotency-Key': `Without a session, the same key returns the order of the first try while it is empty. ${KEY_FORM}`,
} as const;

/** For creating a gift, which is never empty. */
export const keyOfGift = {
  'Idempotency-Key': `Without a session, the same key and card return the order of the first try until it is paid. ${KEY_FORM}`,
} as const;

/** For calls that may need a challenge. */
export const challengeToken = {
  'X-Challenge-Token': 'The token of a solved challenge, after a challenge_required error.',
} as const;
