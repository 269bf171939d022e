import { DAY_MS } from './day-ms.ts';

// Calendar days (`2026-12-24`) in a person's time zone (`Pacific/Auckland`), independent of the server's.

const HOUR_MS = 60 * 60 * 1000;

/** A wall clock's time in the zone, as if it were UTC. */
function wallTime(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/** Whether this computer knows the zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return wallTime(zone, 0) !== undefined;
  } catch {
    return false;
  }
}

const toDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const dayIn = (zone: string, at: Date): string => toDay(wallTime(zone, at.getTime()));

export const addDays = (day: string, days: number): string => toDay(Date.parse(day) + days * DAY_MS);

/** The same day of a later year; March 1 for February 29. */
export function addYears(day: string, years: number): string {
  const date = new Date(day);
  return toDay(date.setUTCFullYear(date.getUTCFullYear() + years));
}

/** When a day reaches an hour; if clocks skip it, the next one. */
export function instantOf(zone: string, day: string, hour = 0): Date {
  const wallClock = Date.parse(day) + hour * HOUR_MS;
  // The offset may change between the first guess and the instant.
  let at = wallClock;
  for (let n = 0; n < 2; n++) at += wallClock - wallTime(zone, at);
  return new Date(wallTime(zone, at) < wallClock ? at + HOUR_MS : at);
}
