/** Declined cards by day and reason, kept when their orders go. */
export interface DeclinesByDayTable {
  day: Date;
  reason: string;
  count: number;
}
