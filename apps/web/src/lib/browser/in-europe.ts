/** Zones outside `Europe/` that the EU, the EEA or the UK count as theirs. */
const OTHERS = new Set([
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

/** Whether this device's clock is one of Europe: who may have a right of withdrawal is told of it. */
export function isInEurope(): boolean {
  const { timeZone = '' } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone.startsWith('Europe/') || OTHERS.has(timeZone);
}
