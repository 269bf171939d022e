/** A rate limit, scaled by RATE_LIMIT_SCALE like this whole file, except where it says unscaled. */
export interface Limit {
  /** Counting key: `network` is an IPv6 /48 or an IPv4 /24, `email` the body's, `unknown-devices` all browsers together in which no operator signed in. */
  readonly per: 'address' | 'network' | 'session' | 'email' | 'address-and-email' | 'unknown-devices';
  readonly max: number;
  readonly minutes: number;
  /** What counts, if not calls: announced megabytes, REQUEST_COST, failed calls, or across calls, checked codes, requested mails. */
  readonly of?: 'megabytes' | 'cost' | 'failures' | 'codes' | 'mails';
}

/** Limits per address allow for a household or an office, those per session are beyond any person's use. */
export const per = (who: Limit['per'], max: number, minutes: number): Limit => ({ per: who, max, minutes });
/** Calls under way count, too, so that guesses at once gain nothing. */
export const failuresPer = (who: Limit['per'], max: number, minutes: number): Limit => ({
  ...per(who, max, minutes),
  of: 'failures',
});
export const megabytesPer = (who: Limit['per'], max: number, minutes: number): Limit => ({
  ...per(who, max, minutes),
  of: 'megabytes',
});

/** Code guessing across all calls must not pay off: at this rate the shortest long code outlives its guessers. */
export const CODE_GUESSES: readonly Limit[] = [
  { ...per('address', 20, 1), of: 'codes' },
  { ...per('address', 100, 60), of: 'codes' },
  { ...per('session', 60, 60), of: 'codes' },
];

/** Mails a call sends to an order's address: limits mailboxes per sender. Mails per mailbox are limited elsewhere. */
export const MAILS: readonly Limit[] = [
  { ...per('address', 30, 60), of: 'mails' },
  { ...per('session', 12, 60), of: 'mails' },
];
/** Mails about orders that have not settled, and receipts of strangers' complaints, together: anybody enters any address. */
export const MAILS_OF_STRANGERS: readonly Limit[] = [{ ...per('network', 100, 24 * 60), of: 'mails' }];
/**
 * How many strangers' complaints get a receipt. Others are recorded without one: a refusal would let a neighbor keep a
 * customer from complaining, and would reveal who is no customer.
 */
export const RECEIPTS_OF_STRANGERS: readonly Limit[] = [
  per('address', 10, 60),
  per('address', 30, 24 * 60),
  per('network', 30, 24 * 60),
];
/** The same of everybody together in a day. */
export const ALL_RECEIPTS_OF_STRANGERS = 500;
/** Calls of the payment provider about orders that have not settled; as many at most end their payments later. */
export const PROVIDER_OF_STRANGERS: Limit = per('network', 100, 24 * 60);

/** Intents and hosted pages created at the payment provider; reading an open one creates none. */
export const INTENTS: readonly Limit[] = [
  per('address', 120, 60),
  per('session', 40, 60),
  // Of those that never settle, as a settled order gives them back.
  per('network', 200, 24 * 60),
];

/**
 * Declined cards within the hour, or ever for an intent (unscaled). A customer's own card is declined a few times; card
 * testing needs many tries, and an intent allows any number.
 */
export const DECLINES = { intent: 5, order: 10, session: 15, address: 60, network: 75 } as const;
/** Declines within the hour, by order, browser or address, that require a challenge. Unscaled. */
export const DECLINES_BEFORE_CHALLENGE = 3;
/** The same by network, where several households try at once. */
export const NETWORK_DECLINES_BEFORE_CHALLENGE = 6;

/** All calls: 20 screens behind one address polling every two seconds make 600 per minute. */
export const EVERY_CALL: Limit = per('address', 1_200, 1);
/** Concurrent calls per address, of ten database connections; others queue, so no client blocks the rest. Unscaled. */
export const CALLS_AT_ONCE = 4;

/** Cost of a request: hashed files are only sent, everything else is computed. */
export const REQUEST_COST = { asset: 1, other: 10 } as const;
/** All requests, by cost: 3,000 expensive ones, or first visits of 200 people behind one carrier address, a minute. */
export const EVERY_REQUEST: Limit = { ...per('address', 30_000, 1), of: 'cost' };
