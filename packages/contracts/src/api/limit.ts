/**
 * A rate limit. Scaled by RATE_LIMIT_SCALE, as is everything in this file except limits per intent, challenge
 * thresholds, and those that protect connections and memory.
 */
export interface Limit {
  /**
   * The counting key: client address, browser session, email address in the body, client address per email address, or
   * all browsers in which no operator has signed in.
   */
  readonly per: 'address' | 'session' | 'email' | 'address-and-email' | 'unknown-devices';
  readonly max: number;
  readonly minutes: number;
  /**
   * What counts: calls, announced megabytes, cost (REQUEST_COST), or, across calls, checked promo codes and requested
   * mails.
   */
  readonly of?: 'megabytes' | 'cost' | 'codes' | 'mails';
}

/** Limits per address allow for a household or an office, those per session are beyond any person's use. */
export const per = (who: Limit['per'], max: number, minutes: number): Limit => ({ per: who, max, minutes });
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

/**
 * Mails a call sends to an order's address. Mails per mailbox are limited elsewhere; this limits the mailboxes per
 * sender.
 */
export const MAILS: readonly Limit[] = [
  { ...per('address', 30, 60), of: 'mails' },
  { ...per('session', 12, 60), of: 'mails' },
];

/** Intents and hosted pages created at the payment provider; reading an open one creates none. */
export const INTENTS: readonly Limit[] = [per('address', 120, 60), per('session', 40, 60)];

/**
 * Limits of declined cards. A customer's own card is declined a few times; card testing needs many tries, and an intent
 * allows any number. The intent limit is unscaled and final; the others last an hour.
 */
export const DECLINES = { intent: 5, order: 10, session: 15, address: 60 } as const;
/** Declines within the hour, by any of these, that require a challenge; unscaled. */
export const DECLINES_BEFORE_CHALLENGE = 3;

/** All calls: 20 screens behind one address polling every two seconds make 600 per minute. */
export const EVERY_CALL: Limit = per('address', 1_200, 1);
/**
 * Concurrent calls per address, out of ten database connections; others queue, so that one client blocks no one. Each
 * takes milliseconds. Unscaled.
 */
export const CALLS_AT_ONCE = 4;

/** Cost of a request: hashed files are only sent, everything else is computed. */
export const REQUEST_COST = { asset: 1, other: 10 } as const;
/**
 * All requests including pages and files, by cost: 3,000 of the expensive ones per minute. A first visit loads about
 * thirty files, a page and a few answers, so two hundred people behind one carrier address can visit per minute.
 */
export const EVERY_REQUEST: Limit = { ...per('address', 30_000, 1), of: 'cost' };
