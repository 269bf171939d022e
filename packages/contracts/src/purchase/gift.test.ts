import { describe, expect, it } from 'vitest';
import { addDays } from '../time/days.ts';
import { cardMessage, GIFT_DAYS_AHEAD, giftDayFault } from './gift.ts';
import { GIFT_CODE_LENGTH, GIFT_CODE_LETTERS, giftCodeOf, isGiftCode } from './gift-code.ts';

it('has at least 80 bits, in unambiguous letters', () => {
  expect(GIFT_CODE_LENGTH * Math.log2(GIFT_CODE_LETTERS.length)).toBeGreaterThanOrEqual(80);
  expect(GIFT_CODE_LETTERS).not.toMatch(/[ILOU]/);
  expect(new Set(GIFT_CODE_LETTERS).size).toBe(32);
});

it('is printed in groups of four', () => {
  expect(giftCodeOf('ABCDEFGHJKMNPQRS')).toBe('GIFT-ABCD-EFGH-JKMN-PQRS');
  expect(isGiftCode('GIFT-ABCD-EFGH-JKMN-PQRS')).toBe(true);
  expect(['GIFT-ABCD', 'FIRST10', 'GIFT-ABCD-EFGH-JKMN-PQRU', ''].map(isGiftCode)).toEqual([
    false,
    false,
    false,
    false,
  ]);
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
  ['America/Los_Angeles', '2026-12-20'],
  ['America/New_York', '2026-12-20'],
  ['Asia/Kolkata', '2026-12-21'],
  ['Australia/Sydney', '2026-12-21'],
  ['Pacific/Auckland', '2026-12-21'],
])('the days of a giver in %s', (zone, today) => {
  const now = new Date('2026-12-21T01:30:00Z');
  it('begin after today there, and end after a year', () => {
    expect(giftDayFault(today, zone, now)).toMatch(/after today/);
    expect(giftDayFault(addDays(today, 1), zone, now)).toBeNull();
    expect(giftDayFault(addDays(today, GIFT_DAYS_AHEAD), zone, now)).toBeNull();
    expect(giftDayFault(addDays(today, GIFT_DAYS_AHEAD + 1), zone, now)).toMatch(/within a year/);
  });
});
