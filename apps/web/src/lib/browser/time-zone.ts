declare global {
  var Temporal: { readonly Now: { timeZoneId(): string } } | undefined;
}

/** As the device names it, which may be no zone. `Temporal` is immediate; `Intl` first loads data, for up to 0.3 s on a slow phone. */
export const reportedZone = (): string =>
  globalThis.Temporal?.Now.timeZoneId() || Intl.DateTimeFormat().resolvedOptions().timeZone || '';

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
