/**
 * How often a call may be made. RATE_LIMIT_SCALE multiplies it, as all of this file but what one intent may have, what asks
 * for a challenge, and what guards connections and memory: each says so.
 */
export interface Limit {
  /**
   * Whose calls count together: a client address, a browser's session, the e-mail address in the body, what a client
   * address sends about one e-mail address, or everybody whose browser no operator has signed in with before.
   */
  readonly per: 'address' | 'session' | 'email' | 'address-and-email' | 'unknown-devices';
  readonly max: number;
  readonly minutes: number;
  /**
   * What counts: each call, each megabyte that it announces, what it costs us (REQUEST_COST), or, over all calls together,
   * each promo code that is judged and each mail that is asked for.
   */
  readonly of?: 'megabytes' | 'cost' | 'codes' | 'mails';
}

/**
 * Limits per address leave room for a household or an office behind one address, those per session are what one
 * person never reaches.
 */
export const per = (who: Limit['per'], max: number, minutes: number): Limit => ({ per: who, max, minutes });
export const megabytesPer = (who: Limit['per'], max: number, minutes: number): Limit => ({
  ...per(who, max, minutes),
  of: 'megabytes',
});

/**
 * Guessing a code must not pay, whichever call tells what it is worth: at this pace the shortest long code takes longer
 * than it lives.
 */
export const CODE_GUESSES: readonly Limit[] = [
  { ...per('address', 20, 1), of: 'codes' },
  { ...per('address', 100, 60), of: 'codes' },
  { ...per('session', 60, 60), of: 'codes' },
];

/**
 * Mails that a call sends to whatever address an order has. What one mailbox gets is bounded elsewhere; this bounds how
 * many mailboxes one sender reaches.
 */
export const MAILS: readonly Limit[] = [
  { ...per('address', 30, 60), of: 'mails' },
  { ...per('session', 12, 60), of: 'mails' },
];

/** Intents and hosted pages that are made at the payment provider; to look at an open one again makes none. */
export const INTENTS: readonly Limit[] = [per('address', 120, 60), per('session', 40, 60)];

/**
 * Declined cards. Somebody's own cards are declined a few times; whoever tries out stolen ones needs many tries, and an
 * intent would take any number of them. One intent ends at the first of these, whatever the scale, since one person pays
 * it; the others hold for an hour.
 */
export const DECLINES = { intent: 5, order: 10, session: 15, address: 60 } as const;
/** From so many declines within the hour on, of any of these, a person has to show that they are one; at every scale. */
export const DECLINES_BEFORE_CHALLENGE = 3;

/** All calls together: 20 screens behind one address that poll every two seconds make 600 a minute. */
export const EVERY_CALL: Limit = per('address', 1_200, 1);
/**
 * Calls of one address that are worked on together, of ten connections to the database; more wait for each other, so
 * that whoever asks for much keeps nobody else waiting. Each takes milliseconds. No scale brings more connections.
 */
export const CALLS_AT_ONCE = 4;

/** What a request costs us: a file that is named by its content is read and sent, all else is worked out. */
export const REQUEST_COST = { asset: 1, other: 10 } as const;
/**
 * Pages and their files as well, by what they cost: 3,000 of the dearer a minute. A first visit fetches about thirty
 * files, a page and a few answers, so that two hundred people behind one address of a carrier can make one in a minute.
 */
export const EVERY_REQUEST: Limit = { ...per('address', 30_000, 1), of: 'cost' };

/** How many calls may be under way together, for those that hold memory, a worker or a thread while they are. */
export interface AtOnce {
  /** Of one address: more are refused. */
  readonly address?: number;
  /** Of everybody, in each replica, whatever the scale: once their body is whole, more wait for their turn. */
  readonly everyone?: number;
  /** Only calls with this in their query are meant: all others are short. */
  readonly asking?: string;
}
