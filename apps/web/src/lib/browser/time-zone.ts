import { isTimeZone } from '@trueseason/contracts';

declare global {
  var Temporal: { readonly Now: { timeZoneId(): string } } | undefined;
}

/** `Temporal` is immediate; `Intl` first loads data, for up to 0.3 s on a slow phone. */
const reportedZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() || Intl.DateTimeFormat().resolvedOptions().timeZone || '';

/** The device's time zone; UTC for one that nobody knows, such as `Etc/Unknown`. */
export function timeZone(): string {
  const zone = reportedZone();
  return isTimeZone(zone) ? zone : 'UTC';
}

/** Zones of the EU, the EEA and the UK outside `Europe/`. */
const OTHER_EUROPEAN_ZONES = new Set([
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Faroe',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Africa/Ceuta',
  'Arctic/Longyearbyen',
  'Asia/Nicosia',
  'Asia/Famagusta',
  'Indian/Reunion',
]);

/** Whether the device's time zone is European, where a right of withdrawal may apply. */
export function isInEurope(): boolean {
  const zone = reportedZone();
  return zone.startsWith('Europe/') || OTHER_EUROPEAN_ZONES.has(zone);
}
