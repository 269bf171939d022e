import { describe, expect, it } from 'vitest';
import { addDays, addYears, dayIn, instantOf, isTimeZone } from './days.ts';

describe('where clocks are moved', () => {
  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Sydney', '2026-10-04', 23],
    ['Pacific/Auckland', '2026-04-05', 25],
    // Midnight itself is skipped.
    ['America/Santiago', '2026-09-06', 23],
  ])('%s: the day %s has %d hours', (zone, day, hours) => {
    const [start, end] = [instantOf(zone, day), instantOf(zone, addDays(day, 1))];
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
    expect(dayIn(zone, start)).toBe(day);
    expect(dayIn(zone, new Date(start.getTime() - 1))).toBe(addDays(day, -1));
  });
});

it('counts days and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addYears('2026-11-21', 5)).toBe('2031-11-21');
  expect(addYears('2028-02-29', 5)).toBe('2033-03-01');
});

it('knows zones', () => {
  expect(['Pacific/Auckland', 'UTC', 'Europe/Nowhere', '', 'a'.repeat(100)].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
