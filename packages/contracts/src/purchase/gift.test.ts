import { describe, expect, it } from 'vitest';
import { GIFT_YEARS } from '../product/promises.ts';
import { addDays, addYears, dayIn } from '../time/days.ts';
import {
  cardMessage,
  GIFT_DAYS_AHEAD,
  type GiftFacts,
  giftDayFault,
  giftExpiry,
  giftState,
  goodUntil,
  isGiftCode,
  reminderAt,
} from './gift.ts';
import { ONE_USE_LENGTH, ONE_USE_LETTERS, oneUseCode } from './one-use-code.ts';

it('has at least 80 bits, in unambiguous letters', () => {
  expect(ONE_USE_LENGTH * Math.log2(ONE_USE_LETTERS.length)).toBeGreaterThanOrEqual(80);
  expect(ONE_USE_LETTERS).not.toMatch(/[ILOU]/);
  expect(new Set(ONE_USE_LETTERS).size).toBe(32);
});

it('is printed in groups of four', () => {
  expect(oneUseCode('gift', 'ABCDEFGHJKMNPQRS')).toBe('GIFT-ABCD-EFGH-JKMN-PQRS');
  expect(isGiftCode('GIFT-ABCD-EFGH-JKMN-PQRS')).toBe(true);
  expect(['GIFT-ABCD', 'FIRST10', 'GIFT-ABCD-EFGH-JKMN-PQRU', ''].map(isGiftCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

const now = new Date('2026-11-21T12:00:00Z');
const ready: GiftFacts = { payment: 'paid', uses: 0, expiresAt: new Date('2031-11-21'), endedAt: null };
it.each([
  [ready, 'ready'],
  [{ ...ready, payment: 'unpaid', uses: null, expiresAt: null }, 'unpaid'],
  [{ ...ready, uses: 1 }, 'used'],
  [{ ...ready, uses: 1, payment: 'refunded' }, 'used'],
  [{ ...ready, payment: 'refunded' }, 'ended'],
  [{ ...ready, endedAt: now }, 'ended'],
  [{ ...ready, payment: 'disputed' }, 'disputed'],
  [{ ...ready, expiresAt: now }, 'expired'],
] as const)('%j is %s', (facts, state) => {
  expect(giftState(facts, now)).toBe(state);
});

it.each([
  ['Dear Ben,\n\nfor your new start.\nAnna', 'Dear Ben,\n\nfor your new start.\nAnna'],
  ['\r\n  one \t two\r\n\r\n\r\n\r\nthree \n', 'one two\n\nthree'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n\n9\n10', '1\n2\n3\n4\n5\n6\n7\n8 9 10'],
  ['\u202e one\u200b\n\u2066\u2069', 'one'],
  [' \n ', ''],
])('keeps the lines of the message %j', (typed, message) => expect(cardMessage(typed)).toBe(message));

describe.each([
  // It is half past eight in the evening in New York.
  ['America/Los_Angeles', '2026-12-20', '2026-12-24T16:00:00Z', '2031-12-21T08:00:00Z'],
  ['America/New_York', '2026-12-20', '2026-12-24T13:00:00Z', '2031-12-21T05:00:00Z'],
  ['Asia/Kolkata', '2026-12-21', '2026-12-24T02:30:00Z', '2031-12-21T18:30:00Z'],
  ['Australia/Sydney', '2026-12-21', '2026-12-23T21:00:00Z', '2031-12-21T13:00:00Z'],
  ['Pacific/Auckland', '2026-12-21', '2026-12-23T19:00:00Z', '2031-12-21T11:00:00Z'],
])('the days of a giver in %s', (zone, today, reminder, expiry) => {
  const now = new Date('2026-12-21T01:30:00Z');
  it('begin after today there, and end after a year', () => {
    expect(giftDayFault(today, zone, now)).toMatch(/after today/);
    expect(giftDayFault(addDays(today, 1), zone, now)).toBeNull();
    expect(giftDayFault(addDays(today, GIFT_DAYS_AHEAD), zone, now)).toBeNull();
    expect(giftDayFault(addDays(today, GIFT_DAYS_AHEAD + 1), zone, now)).toMatch(/within a year/);
  });

  it('bring the reminder on their morning', () => {
    expect(reminderAt('2026-12-24', zone)).toEqual(new Date(reminder));
    expect(dayIn(zone, reminderAt('2026-12-24', zone))).toBe('2026-12-24');
  });

  it('keep the code good to the end of the day that the card names', () => {
    const expiresAt = giftExpiry(zone, now);
    expect(expiresAt).toEqual(new Date(expiry));
    expect(goodUntil(expiresAt, zone)).toBe(addYears(today, GIFT_YEARS));
    expect(dayIn(zone, new Date(expiresAt.getTime() - 1))).toBe(addYears(today, GIFT_YEARS));
  });
});
