import { withoutInvisible } from '../text/invisible-characters.ts';
import { addDays, dayIn } from '../time/days.ts';

/* A gift is a paid single-use code. */

/** What is wrong with a reminder day in the giver's zone, in words; null if nothing. */
export function giftDayFault(day: string, zone: string, now: Date): string | null {
  const today = dayIn(zone, now);
  if (day <= today) return 'Please choose a day after today, or leave it empty.';
  return day > addDays(today, GIFT_DAYS_AHEAD) ? 'Please choose a day within a year, or leave it empty.' : null;
}

export const GIFT_NAME_MAX = 60;
export const GIFT_MESSAGE_MAX = 240;
const GIFT_MESSAGE_LINES = 8;

/** A card's message: typed lines, trimmed; lines beyond the card's room are joined. */
export function cardMessage(typed: string): string {
  const lines = typed
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => withoutInvisible(line.replaceAll(/\s+/g, ' ')).trim());
  const text = lines
    .join('\n')
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
  const rest = text.slice(GIFT_MESSAGE_LINES - 1).filter(Boolean);
  return [...text.slice(0, GIFT_MESSAGE_LINES - 1), rest.join(' ')].join('\n').trim();
}
/** How far ahead the reminder day may be. */
export const GIFT_DAYS_AHEAD = 365;

/** `ended`: refunded or being refunded. `disputed`: pending at the bank. */
export const GIFT_STATES = ['unpaid', 'ready', 'used', 'expired', 'disputed', 'ended'] as const;
export type GiftState = (typeof GIFT_STATES)[number];
