import { isTimeZone } from '@trueseason/contracts';
import { reportedZone } from './time-zone.ts';

/** The device's time zone; UTC for an unknown one, such as `Etc/Unknown`. Apart, since footers need no days. */
export function timeZone(): string {
  const zone = reportedZone();
  return isTimeZone(zone) ? zone : 'UTC';
}
