import { addDays, addYears, dayIn, GIFT_YEARS, type GiftState, instantOf } from '@trueseason/contracts';
import type { GiftDetails } from './gift-queries.ts';

/** The hour of the reminder on the giver's day. */
const REMINDER_HOUR = 8;
export const reminderAt = (day: string, zone: string): Date => instantOf(zone, day, REMINDER_HOUR);

/** Codes expire after these years, at the end of the giver's day. */
export const giftExpiry = (zone: string, now: Date): Date =>
  instantOf(zone, addDays(addYears(dayIn(zone, now), GIFT_YEARS), 1));
/** The last day of validity. */
export const goodUntil = (expiresAt: Date, zone: string): string => dayIn(zone, new Date(expiresAt.getTime() - 1));

export type GiftFacts = Pick<GiftDetails, 'payment' | 'uses' | 'expires_at' | 'ended_at'>;

/** A used gift stays used, whatever happens to its payment: the recipient is not affected. */
export function giftState({ payment, uses, expires_at, ended_at }: GiftFacts, now = new Date()): GiftState {
  if (uses) return 'used';
  if (payment === 'refunded' || ended_at) return 'ended';
  if (payment === 'disputed') return 'disputed';
  if (payment === 'unpaid' || !expires_at) return 'unpaid';
  return expires_at > now ? 'ready' : 'expired';
}
