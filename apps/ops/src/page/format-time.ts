/** `4 s`, `12 min`, `3.5 h`: precise enough to decide whether to act. */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 360) / 10} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** `2026-11-20 04:31:07` in UTC, as in the logs. */
export const formatMoment = (iso: string): string => iso.slice(0, 19).replace('T', ' ');
