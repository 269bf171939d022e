import { addYears, dayIn, GIFT_YEARS } from '@trueseason/contracts';
import { describe, expect, it } from 'vitest';
import { type GiftFacts, giftExpiry, giftState, goodUntil, reminderAt } from './gift-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ready: GiftFacts = { payment: 'paid', uses: 0, expires_at: new Date('2031-11-21'), ended_at: null };
it.each([
  [ready, 'ready'],
  [{ ...ready, payment: 'unpaid', uses: null, expires_at: null }, 'unpaid'],
  [{ ...ready, uses: 1 }, 'used'],
  [{ ...ready, uses: 1, payment: 'refunded' }, 'used'],
  [{ ...ready, payment: 'refunded' }, 'ended'],
  [{ ...ready, ended_at: now }, 'ended'],
  [{ ...ready, payment: 'disputed' }, 'disputed'],
  [{ ...ready, expires_at: now }, 'expired'],
] as const)('%j is %s', (facts, state) => {
  expect(giftState(facts, now)).toBe(state);
});

describe.each([
  // It is half past eight in the evening in New York.
  ['America/Los_Angeles', '2026-12-20', '2026-12-24T16:00:00Z', '2031-12-21T08:00:00Z'],
  ['America/New_York', '2026-12-20', '2026-12-24T13:00:00Z', '2031-12-21T05:00:00Z'],
  ['Asia/Kolkata', '2026-12-21', '2026-12-24T02:30:00Z', '2031-12-21T18:30:00Z'],
  ['Australia/Sydney', '2026-12-21', '2026-12-23T21:00:00Z', '2031-12-21T13:00:00Z'],
  ['Pacific/Auckland', '2026-12-21', '2026-12-23T19:00:00Z', '2031-12-21T11:00:00Z'],
])('the days of a giver in %s', (zone, today, reminder, expiry) => {
  const now = new Date('2026-12-21T01:30:00Z');
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
